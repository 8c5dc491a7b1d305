import type { Candidate } from '@hanca/common/contract/geo.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { GeocoderFailure } from './answer.ts';
import { findByBcGeocoder } from './bc-address-geocoder.ts';
import { findInGazetteer, provinceInGazetteer } from './gazetteer.ts';
import { nominatimAt } from './nominatim.ts';

/** Finds where an address may be, the best candidate first, at most 5. Never throws. */
export type Geocoder = (address: string) => Promise<Candidate[]>;

const CACHED_MS = 3600_000;
const MOST_CACHED = 500;

const normalised = (address: string) => address.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const BRITISH_COLUMBIA = 'CA59';

/** The service's question, by the shape of its address. */
const serviceAt = (address: string, publicUrl: string): Geocoder => {
  const url = new URL(address);
  if (!url.pathname.endsWith('/addresses.json')) return nominatimAt(url, publicUrl);
  return async (text) => {
    // It finds something like it in British Columbia for every address of the world.
    const province = provinceInGazetteer(text);
    return province === null || province === BRITISH_COLUMBIA ? findByBcGeocoder(url, text) : [];
  };
};

/**
 * The geocoder of the settings: the embedded gazetteer, or the service of GEOCODER_URL with the gazetteer for what it does
 * not find or when it fails. Answers of a service are cached for an hour, for the last 500 addresses. A failure is logged,
 * never an address.
 */
export const createGeocoder = (
  { geocoderUrl, publicUrl }: Pick<Config, 'geocoderUrl' | 'publicUrl'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Geocoder => {
  if (!geocoderUrl) return async (address) => findInGazetteer(address);
  const service = serviceAt(geocoderUrl, publicUrl);
  const answers = new LRUCache<string, Promise<Candidate[]>>({ max: MOST_CACHED, ttl: CACHED_MS });

  const find = async (address: string, key: string): Promise<Candidate[]> => {
    try {
      const candidates = await service(address);
      return candidates.length > 0 ? candidates : findInGazetteer(address);
    } catch (error) {
      answers.delete(key);
      const reason = error instanceof GeocoderFailure ? error.message : 'unexpected';
      log.warn({ reason }, 'the geocoder failed: answered from the gazetteer');
      return findInGazetteer(address);
    }
  };

  return (address) => {
    const key = normalised(address);
    const before = answers.get(key);
    if (before) return before;
    const answer = find(address, key);
    answers.set(key, answer);
    return answer;
  };
};
