import type { RegistrationCalendar } from '@hanca/common/contract/registrations.ts';
import { longDate } from '@hanca/common/dates.ts';
import {
  audienceTitle,
  clockText,
  groupTitle,
  openingFor,
  openingsOf,
  seasonTitle,
} from '@hanca/common/registrations.ts';
import { isResidentOf } from '@hanca/common/residency.ts';

export type Row = RegistrationCalendar['registrations'][number];

const ms = ({ time }: { time: string }): number => Number(time);

/** The opening that counts: that of the reader where they said where they live, else the next one. */
const countingOf = (row: Row, home: string, now: number) => {
  if (home) return openingFor(row, isResidentOf(row.regionId, home));
  const all = openingsOf(row);
  return all.find(({ date }) => ms(date) > now) ?? all.at(-1);
};

/** An opening in words. In: where the reader lives, '' for nowhere said, and the moment in milliseconds. */
export const itemOf = (row: Row, home: string, now: number) => {
  const counting = countingOf(row, home, now);
  const isResident = home !== '' && isResidentOf(row.regionId, home);
  const [year = '', month = ''] = (counting?.time ?? '').split('-');
  return {
    id: row.id,
    city: row.cityName,
    title: row.title,
    facts: [seasonTitle(row), groupTitle(row.group)].join(' · '),
    expected: row.expected,
    /** '2027년 3월', of the time that counts. */
    month: `${year}년 ${Number(month)}월`,
    at: counting ? ms(counting.date) : 0,
    isPast: counting !== undefined && ms(counting.date) <= now,
    times: openingsOf(row).map(({ audience, time, date }) => ({
      audience: row.residentsDate === null ? '' : audienceTitle(audience),
      text: clockText(time),
      isPast: ms(date) <= now,
      isYours: home !== '' && audience === counting?.audience && row.residentsDate !== null,
    })),
    yours: home && counting ? { text: clockText(counting.time), isResident } : null,
    source: row.source,
    checked: longDate(row.updatedDate),
  };
};
export type Item = ReturnType<typeof itemOf>;

/** By month, each in the order of what counts. */
export const monthsOf = (items: readonly Item[]): { month: string; items: Item[] }[] => {
  const sorted = items.toSorted((a, b) => a.at - b.at || a.id - b.id);
  return [...Map.groupBy(sorted, ({ month }) => month)].map(([month, some]) => ({ month, items: some }));
};
