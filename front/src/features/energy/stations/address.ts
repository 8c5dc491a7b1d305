import { type Filter, listAddress } from '../../../lists/list-address.ts';
import { oneOf, type Reader, region } from '../../../lists/parameters.ts';
import { STATIONS } from '../energy-paths.ts';
import { near } from '../near-parameter.ts';

/** Regular goes without saying. */
const fuel: Reader = oneOf(['premium', 'diesel']);

/** The list of stations; `sort` counts beside `near`, `only` leaves out what is for members of a shop alone. */
export const stationAddress = listAddress({
  path: STATIONS,
  size: 20,
  filters: { region, fuel, only: oneOf(['everyone']), near, sort: oneOf(['price']), map: oneOf(['on']) },
});
export type StationFilter = Filter<keyof typeof stationAddress.filters>;

/** Its address, with its parameters in their one order. */
export const stationsHref = (filter: StationFilter): string => {
  const { region: place, fuel: grade, only, near: point, sort, map } = filter;
  return stationAddress.href({ region: place, fuel: grade, only, near: point, sort: point && sort, map }, 1);
};
