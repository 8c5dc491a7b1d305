import type { location } from '@hanca/common/fields.ts';
import type { z } from 'zod';
import { metresBetween } from '../geo/metres.ts';
import { cityById } from '../geo/places.ts';
import { CITY_METRES } from '../realties/point.ts';

/** Why a station cannot be where it is said to be; null where it can. */
export const refusalOf = (
  regionId: string,
  point: z.output<typeof location>,
): { field: 'regionId' | 'location'; code: 'city.unknown' | 'location.far' } | null => {
  const city = cityById.get(regionId);
  if (!city) return { field: 'regionId', code: 'city.unknown' };
  return metresBetween(city, point) > CITY_METRES ? { field: 'location', code: 'location.far' } : null;
};
