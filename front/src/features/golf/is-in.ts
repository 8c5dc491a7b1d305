import { areaOf } from '@hanca/common/areas.ts';
import { isProvinceId } from '@hanca/common/regions.ts';

/** Whether a city is in a province, an area or is that city. */
export const isIn = (regionId: string, wanted: string): boolean =>
  regionId === wanted ||
  areaOf(wanted)?.cities.includes(regionId) === true ||
  (isProvinceId(wanted) && regionId.startsWith(wanted));
