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

/** What a request says of the browser and the country it comes from. That nobody can tell the country stops no sign-in. */
export const visitorOf = async (log: FastifyBaseLogger, visit: Visit): Promise<Visitor> => {
  const country = await countryOf(visit.ip).catch((error: unknown) => {
    log.error({ err: error }, 'the country of an address cannot be read');
    return null;
  });
  return { device: deviceName(visit.headers['user-agent']) ?? '알 수 없는 기기', country };
};
