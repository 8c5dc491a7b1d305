import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { PLUG_CODES, PLUGS, POWERS } from '@hanca/common/energy.ts';
import { dayOf } from '@hanca/common/immigration/days.ts';
import { defineList } from '../../../lists/define-list.ts';
import { absenceOf } from '../../../ui/feed-absence.ts';
import { ANY, type ChargerFilter, chargerAddress } from './address.ts';
import { forCharger } from './words.ts';

const address = chargerAddress(
  PLUG_CODES,
  POWERS.map(({ code }) => code),
);

const chosenPlugs = ({ plug = '' }: ChargerFilter) =>
  PLUG_CODES.filter((code) => plug.split(',').includes(code));

/** Links that add a plug to those wanted, or take it away; the first takes all away. */
const plugChips = (filter: ChargerFilter) => {
  const chosen = chosenPlugs(filter);
  const href = (plugs: readonly string[]) => address.href({ ...filter, plug: plugs.join(',') || ANY }, 1);
  return [
    { href: href([]), title: '모든 플러그', chosen: chosen.length === 0 },
    ...PLUGS.map(({ code, title }) => {
      const isChosen = chosen.includes(code);
      const plugs = PLUG_CODES.filter((one) => (one === code ? !isChosen : chosen.includes(one)));
      return { href: href(plugs), title, chosen: isChosen };
    }),
  ];
};

const powerChips = (filter: ChargerFilter) =>
  [{ code: '', title: '모든 출력' }, ...POWERS].map(({ code, title }) => ({
    href: address.href({ ...filter, power: code }, 1),
    title,
    chosen: (filter.power ?? '') === code,
  }));

/** In: those that there are, the largest first. */
const networkChips = (
  filter: ChargerFilter,
  networks: readonly { code: string; name: string; count: number }[],
) =>
  [{ code: '', name: '모든 운영사', count: 0 }, ...networks].map(({ code, name, count }) => ({
    href: address.href({ ...filter, network: code }, 1),
    title: count > 0 ? `${name} ${count}` : name,
    chosen: (filter.network ?? '') === code,
  }));

/** What the API calls a filter of the address. */
export const queryOf = (filter: ChargerFilter) => {
  const plugs = chosenPlugs(filter);
  return {
    regionId: filter.region === ALL_REGIONS ? undefined : filter.region,
    plugs: plugs.length > 0 ? plugs.join(',') : undefined,
    power: POWERS.find(({ code }) => code === filter.power)?.code,
    network: filter.network,
  };
};

/** Chargers, the nearest first where the address has a point, else the strongest. */
export const chargerList = defineList({
  ...address,
  fetch: async ({ call, filter, skip, limit }) => {
    const query = queryOf(filter);
    const [items, { count, unknown, networks }, [about]] = await Promise.all([
      call((client) => client.energy.chargers({ query: { ...query, near: filter.near, skip, limit } })),
      call((client) => client.energy.count({ query })),
      // No charger of this filter may be there though the feed is on.
      call((client) => client.energy.chargers({ query: { limit: 1 } })),
    ]);
    const absent = about ? null : absenceOf((await call((client) => client.energy.states())).chargers);
    const today = dayOf(Date.now());
    return {
      count,
      unknown,
      query,
      items: items.map((one) => forCharger(one, today)),
      plugs: plugChips(filter),
      powers: powerChips(filter),
      networks: networkChips(filter, networks),
      absent,
      /** Filters of the address that narrow the list. */
      narrowed: [chosenPlugs(filter).length > 0, filter.power, filter.network].filter(Boolean).length,
      mode: about?.mode ?? ('off' as const),
      stale: about?.stale ?? false,
      credit: about
        ? {
            source: about.source,
            page: about.sourcePage,
            attribution: about.attribution,
            fetched: longDateTime(about.fetchedAt),
          }
        : null,
    };
  },
});
