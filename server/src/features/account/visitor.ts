import { readZone, ZONE_HEADER } from '@hanca/common/member-zone.ts';
import { REGION_COOKIE, readReaderRegion } from '@hanca/common/reader-region.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { countryOf } from '../geo/country-of.ts';
import { deviceName } from './device-name.ts';

/** The parts of a request that say where it comes from. */
export type Visit = Pick<FastifyRequest, 'headers' | 'ip'>;

export interface Visitor {
  device: string;
  /** ISO 3166 code; null for unknown. */
  country: string | null;
}

/** The zone that the script of a browser names, else that of the region chosen in it; null for neither. */
export const zoneOfBrowser = ({
  headers,
  cookies,
}: Pick<Visit, 'headers'> & { cookies?: FastifyRequest['cookies'] }): string | null => {
  const region = readReaderRegion(cookies?.[REGION_COOKIE]);
  return readZone(headers[ZONE_HEADER]) ?? (region && zoneOf(region.id));
};

/** What a request says of the browser and the country it comes from. That nobody can tell the country stops no sign-in. */
export const visitorOf = async (log: FastifyBaseLogger, visit: Visit): Promise<Visitor> => {
  const country = await countryOf(visit.ip).catch((error: unknown) => {
    log.error({ err: error }, 'the country of an address cannot be read');
    return null;
  });
  return { device: deviceName(visit.headers['user-agent']) ?? '알 수 없는 기기', country };
};
