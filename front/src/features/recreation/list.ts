import { areaOf } from '@hanca/common/areas.ts';
import { PROGRAM_GROUPS, seasonTitle } from '@hanca/common/registrations.ts';
import { defineList } from '../../lists/define-list.ts';
import type { Filter } from '../../lists/list-address.ts';
import { recreationAddress } from './address.ts';
import { itemOf, monthsOf, type Row } from './items.ts';

type RecreationFilter = Filter<'area' | 'city' | 'group' | 'season' | 'home'>;

const seasonOf = ({ year, season }: Row): string => `${year}-${season}`;

const isWanted = ({ area, city, group, season }: RecreationFilter, row: Row): boolean =>
  (!city || row.regionId === city) &&
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
    const nameOfHome = (id: string): string =>
      homes.flatMap(({ cities }) => cities).find((city) => city.id === id)?.name ?? '';
    const { area, city = '' } = filter;
    const cities = new Map([
      // An alert may lead to a city of which nothing is entered now.
      ...(nameOfHome(city) ? [[city, nameOfHome(city)] as const] : []),
      ...registrations
        .filter((row) => isWanted({ area }, row))
        .map(({ regionId, cityName }) => [regionId, cityName] as const),
    ]);
    const seasons = new Map(registrations.map((row) => [seasonOf(row), seasonTitle(row)]));
    return {
      count: items.length,
      items: items.map(({ id }) => id),
      months: monthsOf(items.filter(({ isPast }) => !isPast)),
      past: monthsOf(items.filter(({ isPast }) => isPast)).toReversed(),
      homeName: nameOfHome(home),
      areas: [{ value: '', title: '전체' }, ...homes.map(({ id, name }) => ({ value: id, title: name }))],
      selects: [
        {
          name: 'home',
          label: '사는 곳',
          choices: homes.flatMap(({ cities }) => cities.map(({ id, name }) => ({ value: id, title: name }))),
        },
        {
          name: 'city',
          label: '도시',
          choices: [...cities]
            .map(([value, title]) => ({ value, title }))
            .sort((a, b) => a.title.localeCompare(b.title, 'ko')),
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
