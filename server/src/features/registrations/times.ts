import { shownAt } from '@hanca/common/clocks.ts';
import { momentShown, zoneOf } from '@hanca/common/zones.ts';
import type { Fields } from '../../db/crud-table.ts';
import { remindersOf } from './reminders.ts';

/** '2027-03-02 10:00' as if it were UTC's; milliseconds. */
const shownOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);

/** The moment at which the clocks of a zone show a time, milliseconds; null where they skip it in spring. */
export const momentOf = (time: string, zone: string): number | null => {
  const shown = shownOf(time);
  const moment = momentShown(shown, zone);
  return shownAt(moment, zone) === shown ? moment : null;
};

/** What follows from the fields of an opening that was checked: its zone, its moments (milliseconds), and when to remind of them. */
export const momentsOf = ({ regionId, residentsTime, opensTime, expected }: Fields) => {
  const zone = zoneOf(String(regionId));
  const residentsDate = residentsTime ? momentOf(String(residentsTime), zone) : null;
  const opensDate = momentOf(String(opensTime), zone);
  const reminders = expected ? [] : remindersOf({ residents: residentsDate, everyone: opensDate }, zone);
  return { zone, residentsDate, opensDate, reminders };
};

/** The columns that `momentsOf` makes. */
export const MOMENTS = ['zone', 'residentsDate', 'opensDate', 'reminders'] as const;

/** The same as a row has it. */
export const columnsOf = (fields: Fields) => {
  const { residentsDate, opensDate, ...rest } = momentsOf(fields);
  return {
    ...rest,
    residentsDate: residentsDate === null ? null : new Date(residentsDate),
    opensDate: new Date(opensDate ?? 0),
  };
};
