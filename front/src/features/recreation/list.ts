import { areaOf } from '@hanca/common/areas.ts';
import { PROGRAM_GROUPS, seasonTitle } from '@hanca/common/registrations.ts';
import { defineList } from '../../lists/define-list.ts';
import type { Filter } from '../../lists/list-address.ts';
import { recreationAddress } from './address.ts';
import { itemOf, monthsOf, type Row } from './items.ts';

type RecreationFilter = Filter<'area' | 'group' | 'season' | 'home'>;

const seasonOf = ({ year, season }: Row): string => `${year}-${season}`;

const isWanted = ({ area, group, season }: RecreationFilter, row: Row): boolean =>
  (!area || areaOf(area)?.cities.includes(row.regionId) === true) &&
  (!group || row.group === group || row.group === 'all') &&
  (!season || seasonOf(row) === season);

/** Openings of registrations by month, those that were apart; what they can be narrowed by follows from what there is. */
export const recreationList = defineList({
  ...recreationAddress,
  fetch: async ({ call, filter }) => {
    const now = Date.now();
    const { registrations, homes } = await call((client) => client.registrations.calendar());
    const { home = '' } = filter;
    const items = registrations.filter((row) => isWanted(filter, row)).map((row) => itemOf(row, home, now));
    const seasons = new Map(registrations.map((row) => [seasonOf(row), seasonTitle(row)]));
    return {
      count: items.length,
      items: items.map(({ id }) => id),
      months: monthsOf(items.filter(({ isPast }) => !isPast)),
      past: monthsOf(items.filter(({ isPast }) => isPast)).toReversed(),
      homeName: homes.flatMap(({ cities }) => cities).find(({ id }) => id === home)?.name ?? '',
      areas: [{ value: '', title: '전체' }, ...homes.map(({ id, name }) => ({ value: id, title: name }))],
      selects: [
        {
          name: 'home',
          label: '사는 곳',
          choices: homes.flatMap(({ cities }) => cities.map(({ id, name }) => ({ value: id, title: name }))),
        },
        {
          name: 'group',
          label: '분류',
          choices: PROGRAM_GROUPS.slice(1).map(({ code, title }) => ({ value: code, title })),
        },
        {
          name: 'season',
          label: '시즌',
          choices: [...seasons].map(([value, title]) => ({ value, title })),
        },
      ],
    };
  },
});
