import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { STATION_GRADES } from '@hanca/common/fuel-stations.ts';
import { defineList } from '../../../lists/define-list.ts';
import { type StationFilter, stationAddress, stationsHref } from './address.ts';
import { stationRow } from './words.ts';

/** What the API calls a filter of the address. */
export const queryOf = ({ region, fuel, only }: StationFilter) => ({
  regionId: region === ALL_REGIONS ? undefined : region,
  grade: STATION_GRADES.find(({ code }) => code === fuel)?.code,
  everyone: only === 'everyone' ? true : undefined,
});

/** Stations: the cheapest first, or the nearest where the address has a point and no other order. */
export const stationList = defineList({
  ...stationAddress,
  fetch: async ({ call, filter, skip, limit }) => {
    const query = queryOf(filter);
    const sort = filter.near && filter.sort !== 'price' ? ('distance' as const) : ('price' as const);
    const [items, { count, priced }] = await Promise.all([
      call((client) =>
        client.fuelStations.prices({ query: { ...query, near: filter.near, sort, skip, limit } }),
      ),
      call((client) => client.fuelStations.priceCount({ query })),
    ]);
    const grade = query.grade ?? 'regular';
    return {
      count,
      priced,
      query,
      items: items.map((one) => stationRow(one, grade)),
      grade: STATION_GRADES.find(({ code }) => code === grade)?.title ?? '',
      grades: STATION_GRADES.map(({ code, title }) => ({
        href: stationsHref({ ...filter, fuel: code === 'regular' ? undefined : code }),
        title,
        chosen: code === grade,
      })),
    };
  },
});
