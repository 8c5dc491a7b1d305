import type { Fields } from '../../db/crud-table.ts';
import { cityById } from '../geo/places.ts';
import { momentsOf } from './times.ts';

/** What the schema cannot know of an opening: the field and why, in Korean. */
export interface Refusal {
  field: string;
  why: string;
}

/** Why an opening cannot be; null where it can. */
export const refusalOf = (record: Fields): Refusal | null => {
  if (!cityById.has(String(record.regionId)))
    return { field: 'regionId', why: '없는 도시예요. 다시 골라 주세요.' };
  const { residentsDate, opensDate } = momentsOf(record);
  const skipped = '서머타임이 시작될 때 건너뛰는 시각이에요.';
  if (opensDate === null) return { field: 'opensTime', why: skipped };
  if (record.residentsTime && residentsDate === null) return { field: 'residentsTime', why: skipped };
  if (residentsDate !== null && residentsDate >= opensDate)
    return { field: 'residentsTime', why: '거주자 시작은 모두 시작보다 일러야 해요. 같으면 비워 두세요.' };
  return null;
};
