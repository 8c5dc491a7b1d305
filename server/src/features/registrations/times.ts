import { momentShown, shownAt, zoneOf } from '@hanca/common/zones.ts';
import type { Fields } from '../../db/crud-table.ts';

/** '2027-03-02 10:00' as if it were UTC's; milliseconds. */
const shownOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);

/** The moment at which the clocks of a zone show a time, milliseconds; null where they skip it in spring. */
export const momentOf = (time: string, zone: string): number | null => {
  const shown = shownOf(time);
  const moment = momentShown(shown, zone);
  return shownAt(moment, zone) === shown ? moment : null;
};

/** What follows from the fields of an opening that was checked: its zone and its moments (milliseconds). */
export const momentsOf = ({ regionId, residentsTime, opensTime }: Fields) => {
  const zone = zoneOf(String(regionId));
  return {
    zone,
    residentsDate: residentsTime ? momentOf(String(residentsTime), zone) : null,
    opensDate: momentOf(String(opensTime), zone),
  };
};

/** The columns that `momentsOf` makes. */
export const MOMENTS = ['zone', 'residentsDate', 'opensDate'] as const;
