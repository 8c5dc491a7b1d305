import type { Candidate } from '@hanca/common/contract/geo.ts';
import PQueue from 'p-queue';
import { z } from 'zod';
import { candidateOf, GeocoderFailure, requestAnswer } from './answer.ts';
import { MOST_CANDIDATES } from './gazetteer.ts';

const place = z.object({
  lat: z.string().regex(/^-?\d{1,3}(?:\.\d{1,20})?$/),
  lon: z.string().regex(/^-?\d{1,3}(?:\.\d{1,20})?$/),
  display_name: z.string(),
  place_rank: z.int().min(0).max(30),
  addresstype: z.string().optional(),
  type: z.string().optional(),
  address: z.object({ house_number: z.string().optional(), country_code: z.string().optional() }).optional(),
});
type Place = z.output<typeof place>;

/** By the ranks of nominatim.org/release-docs/latest/customize/Ranking; null for a country and what is larger. */
const precisionOf = (found: Place): Candidate['precision'] | null => {
  if (found.place_rank < 5) return null;
  if ((found.addresstype ?? found.type) === 'postcode') return 'fsa';
  if (found.place_rank <= 12) return 'province';
  if (found.place_rank <= 25) return 'city';
  return found.place_rank >= 28 && found.address?.house_number ? 'address' : 'street';
};

/** The candidates of its answer in jsonv2, best first; those that cannot be used are left out. Throws GeocoderFailure. */
const readNominatimAnswer = (value: unknown): Candidate[] => {
  const checked = z.array(z.unknown()).max(100).safeParse(value);
  if (!checked.success) throw new GeocoderFailure('the answer is not as documented');
  const candidates = checked.data.map((one) => {
    const { data } = place.safeParse(one);
    const precision = data && (data.address?.country_code ?? 'ca') === 'ca' ? precisionOf(data) : null;
    if (!data || !precision) return null;
    return candidateOf(Number(data.lat), Number(data.lon), data.display_name, precision);
  });
  return candidates.filter((candidate) => candidate !== null).slice(0, MOST_CANDIDATES);
};

const EVERY_MS = 1000;
/** More would wait for over three seconds. */
const WAITING_MAX = 3;

/**
 * Looks up addresses on a Nominatim server. In: its search call, and the site's address, which its policy wants to know
 * (operations.osmfoundation.org/policies/nominatim). Out: a function that sends one request a second at most and throws
 * GeocoderFailure, also when too many wait already.
 */
export const nominatimAt = (service: URL, publicUrl: string) => {
  const turns = new PQueue({ interval: EVERY_MS, intervalCap: 1, strict: true });
  const find = async (address: string): Promise<Candidate[]> => {
    const url = new URL(service);
    url.searchParams.set('q', address);
    url.searchParams.set('format', 'jsonv2');
    url.searchParams.set('countrycodes', 'ca');
    url.searchParams.set('limit', String(MOST_CANDIDATES));
    url.searchParams.set('addressdetails', '1');
    url.searchParams.set('layer', 'address');
    url.searchParams.set('accept-language', 'en');
    const headers = { accept: 'application/json', 'user-agent': `Hanca/1.0 (+${publicUrl})` };
    return readNominatimAnswer(await requestAnswer(url, headers));
  };
  return async (address: string): Promise<Candidate[]> => {
    if (turns.size >= WAITING_MAX) throw new GeocoderFailure('too many wait for it');
    return turns.add(() => find(address));
  };
};
