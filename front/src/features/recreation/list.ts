import { areaOf } from '@hanca/common/areas.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { PROGRAM_GROUPS, seasonTitle } from '@hanca/common/registrations.ts';
import type { Call } from '../../deps.ts';
import { defineList } from '../../lists/define-list.ts';
import type { Filter } from '../../lists/list-address.ts';
import { recreationAddress } from './address.ts';
import { dropInAddress } from './drop-ins/address.ts';
import { kindInKorean, TORONTO } from './drop-ins/days-and-kinds.ts';
import { itemOf, monthsOf, type Row } from './items.ts';

type RecreationFilter = Filter<'area' | 'city' | 'group' | 'season' | 'home'>;

const seasonOf = ({ year, season }: Row): string => `${year}-${season}`;

const isWanted = ({ area, city, group, season }: RecreationFilter, row: Row): boolean =>
  (!city || row.regionId === city) &&
  (!area || areaOf(area)?.cities.includes(row.regionId) === true) &&
  (!group || row.group === group || row.group === 'all') &&
  (!season || seasonOf(row) === season);

const inOntario = (place = ''): boolean => place.startsWith('CA35');

/** What goes on today in Toronto without registering, for who looks there; null where nothing is known. It is no reason to withhold the rest. */
const readDropIns = async (call: Call) => {
  const found = await call((client) => client.dropIns.list({ query: { limit: 1 } })).catch(() => null);
  if (!found?.credit || found.kinds.length === 0) return null;
  const { kinds, credit, fetchedAt } = found;
  return {
    kinds: kinds.map(({ value, count }) => ({
      href: dropInAddress.href({ kind: value }, 1),
      title: `${kindInKorean(value)} ${grouped(count)}`,
      chosen: false,
    })),
    source: credit.source,
    isExample: credit.mode === 'demo',
    stale: credit.stale,
    fetched: fetchedAt ? longDateTime(fetchedAt, TORONTO) : '',
  };
};

/** Openings of registrations by month, those that were apart; what they can be narrowed by follows from what there is. */
export const recreationList = defineList({
  ...recreationAddress,
  fetch: async ({ call, filter }) => {
    const now = Date.now();
    const { home = '' } = filter;
    const [{ registrations, homes }, dropIns] = await Promise.all([
      call((client) => client.registrations.calendar()),
      [filter.area, filter.city, home].some(inOntario) ? readDropIns(call) : null,
    ]);
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
      dropIns,
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
