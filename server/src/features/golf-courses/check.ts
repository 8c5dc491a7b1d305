import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { isKnownRegion } from '../geo/places.ts';

/** What the schema cannot know of a course: the field and why, in Korean. Null where there is nothing wrong. */
export const refusalOf = (record: Record<string, unknown>): { field: string; why: string } | null => {
  const region = String(record.regionId);
  if (region === ALL_REGIONS || !isKnownRegion(region))
    return { field: 'regionId', why: '없는 도시예요. 다시 골라 주세요.' };
  if (record.windowTime && !record.windowDays)
    return { field: 'windowDays', why: '며칠 전에 열리는지도 넣어 주세요.' };
  return null;
};
