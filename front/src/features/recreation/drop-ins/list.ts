import { longDateTime } from '@hanca/common/dates.ts';
import { DROP_IN_AGES, DROP_IN_DAYS, DROP_IN_KINDS } from '@hanca/common/drop-ins.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { defineList } from '../../../lists/define-list.ts';
import { absenceOf } from '../../../ui/feed-absence.ts';
import { dropInAddress } from './address.ts';
import { daysLater, dayTitle, kindInKorean, TORONTO } from './days-and-kinds.ts';

/** Toronto's drop-in sessions of a day, the next ones first. */
export const dropInList = defineList({
  ...dropInAddress,
  fetch: async ({ call, filter, skip, limit }) => {
    const { day: wanted, place } = filter;
    const kind = DROP_IN_KINDS.find(({ code }) => code === filter.kind)?.code;
    const age = DROP_IN_AGES.find(({ code }) => code === filter.age)?.code;
    const found = await call((client) =>
      client.dropIns.list({ query: { day: wanted, kind, age, placeId: place, skip, limit } }),
    );
    const { state, day, today, sessions, count, kinds, places, credit, fetchedAt } = found;
    const days = Array.from({ length: DROP_IN_DAYS }, (_, index) => daysLater(today, index));
    const all = kinds.reduce((sum, one) => sum + one.count, 0);
    return {
      count,
      items: sessions,
      day: dayTitle(day, today),
      days: days.map((one) => ({
        // Today goes without saying, so that the same address is of today tomorrow.
        href: dropInAddress.href({ ...filter, day: one === today ? undefined : one }, 1),
        title: dayTitle(one, today),
        chosen: one === day,
      })),
      kinds: [{ value: '' as const, count: all }, ...kinds].map(({ value, count: some }) => ({
        href: dropInAddress.href({ ...filter, kind: value }, 1),
        title: `${value ? kindInKorean(value) : '모두'} ${grouped(some)}`,
        chosen: (filter.kind ?? '') === value,
      })),
      selects: [
        {
          name: 'age',
          label: '나이',
          choices: DROP_IN_AGES.map(({ code, title }) => ({ value: code, title })),
        },
        {
          name: 'place',
          label: '장소',
          choices: places.map(({ id, name }) => ({ value: String(id), title: name })),
        },
      ],
      absent: state === 'shown' ? null : absenceOf({ state, fetchedAt }, TORONTO),
      fetched: fetchedAt ? longDateTime(fetchedAt, TORONTO) : '',
      credit,
    };
  },
});
