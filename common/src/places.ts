import { ALL_REGIONS } from './all-regions.ts';
import { isProvinceId, provinceIdOf } from './regions.ts';

/** Places that a search takes at once. */
export const PLACES_MAX = 20;

/** Places in their one spelling: each once, wide ones first, without those in a province among them. None for the whole country. */
export const canonicalPlaces = (ids: readonly string[]): string[] => {
  if (ids.includes(ALL_REGIONS)) return [];
  // The wider, the shorter is the id: provinces, areas, cities.
  const places = [...new Set(ids)]
    .filter((id) => id !== '')
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return places.filter((id) => isProvinceId(id) || !places.includes(provinceIdOf(id)));
};
