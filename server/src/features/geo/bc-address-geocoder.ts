import type { Candidate } from '@hanca/common/contract/geo.ts';
import { z } from 'zod';
import { candidateOf, GeocoderFailure, requestAnswer } from './answer.ts';
import { MOST_CANDIDATES } from './gazetteer.ts';

/**
 * Levels of a match, of its glossary (github.com/bcgov/api-specs, geocoder/glossary.md). PROVINCE is left out: there it
 * means that nothing matched.
 */
const precisions: Record<string, Candidate['precision']> = {
  OCCUPANT: 'address',
  SITE: 'address',
  UNIT: 'address',
  CIVIC_NUMBER: 'address',
  INTERSECTION: 'street',
  BLOCK: 'street',
  STREET: 'street',
  LOCALITY: 'city',
};

const answer = z.object({ features: z.array(z.unknown()).max(100) });
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({ fullAddress: z.string(), matchPrecision: z.string() }),
});

/** The candidates of its answer, best first; those that cannot be used are left out. Throws GeocoderFailure. */
const readBcAnswer = (value: unknown): Candidate[] => {
  const checked = answer.safeParse(value);
  if (!checked.success) throw new GeocoderFailure('the answer is not as documented');
  const candidates = checked.data.features.map((one) => {
    const { data } = feature.safeParse(one);
    const precision = data && precisions[data.properties.matchPrecision];
    if (!precision) return null;
    const [lng, lat] = data.geometry.coordinates;
    return candidateOf(lat, lng, data.properties.fullAddress, precision);
  });
  return candidates.filter((candidate) => candidate !== null).slice(0, MOST_CANDIDATES);
};

/** Looks an address up by the BC Address Geocoder, which knows the addresses of British Columbia. Throws GeocoderFailure. */
export const findByBcGeocoder = async (service: URL, address: string): Promise<Candidate[]> => {
  const url = new URL(service);
  url.searchParams.set('addressString', address);
  url.searchParams.set('maxResults', String(MOST_CANDIDATES));
  url.searchParams.set('outputSRS', '4326');
  url.searchParams.set('locationDescriptor', 'any');
  return readBcAnswer(await requestAnswer(url, { accept: 'application/json' }));
};
