import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';
import { defineList } from '../../../lists/define-list.ts';
import { isIn } from '../is-in.ts';
import { joinAddress } from './address.ts';
import { forJoin } from './words.ts';

const SEATS = ['1', '2', '3'];

/** Rounds to come, the next one first; there are a thousand at most, narrowed here. */
export const joinList = defineList({
  ...joinAddress,
  fetch: async ({ call, filter: { region, day, seats }, skip, limit }) => {
    const all = await call((client) => client.golfJoins.upcoming());
    const ofPlace = all.filter(({ regionId }) => !region || region === ALL_REGIONS || isIn(regionId, region));
    const dayOf = ({ teeTime }: (typeof all)[number]) => teeTime.slice(0, 10);
    const wanted = ofPlace.filter(
      (join) => (!day || dayOf(join) === day) && (!seats || join.seats - join.taken >= Number(seats)),
    );
    const days = [...new Set([...ofPlace.map(dayOf), ...(day ? [day] : [])])].toSorted();
    const now = Date.now();
    return {
      count: wanted.length,
      items: wanted.slice(skip, skip + limit).map((join) => forJoin(join, now)),
      selects: [
        {
          name: 'day',
          label: '날짜',
          choices: days.map((value) => ({ value, title: dayOfWeekText(value) })),
        },
        {
          name: 'seats',
          label: '빈자리',
          choices: SEATS.map((value) => ({ value, title: `${value}명 이상` })),
        },
      ],
    };
  },
});
