import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import type { CountryResponse, Reader } from 'maxmind';

/** What the file says of a network. */
interface Found {
  country_code: string;
}

const readFile = async () => {
  const { open } = await import('maxmind');
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  return open<CountryResponse & Found>(path);
};

/** Networks that are in no country, of some of which the file says otherwise. */
const nowhere = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  nowhere.addSubnet(network, prefix);
}
/** The whole internet of version 6. */
const everywhere = new BlockList();
everywhere.addSubnet('2000::', 3, 'ipv6');

const isPublic = (ip: string): boolean =>
  isIP(ip) === 6 ? everywhere.check(ip, 'ipv6') : isIP(ip) === 4 && !nowhere.check(ip);

let reader: Promise<Reader<CountryResponse & Found>> | null = null;

/**
 * Where an address of the internet roughly is. The first call reads the file, 8 MB that stay in memory.
 * @returns the ISO 3166 code of the country; null for an address of a private network, and for one nobody knows
 * @throws where the file cannot be read; the next call tries again
 */
export const countryOf = async (ip: string): Promise<string | null> => {
  const plain = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip;
  if (!isPublic(plain)) return null;
  reader ??= readFile().catch((error: unknown) => {
    reader = null;
    throw error;
  });
  return (await reader).get(plain)?.country_code ?? null;
};
