import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { Filter } from '../../lists/list-address.ts';
import { type Reader, region } from '../../lists/parameters.ts';
import { withQuery } from '../../paths.ts';
import { ENERGY } from './energy-paths.ts';

/** Regular goes without saying. */
const fuel: Reader = (text) => (text === 'diesel' ? text : '');

/** How the page of petrol reads its address. */
export const fuelParameters = { region, fuel };
type FuelFilter = Filter<keyof typeof fuelParameters>;

/** The address of the page of petrol, with one thing otherwise. */
export const fuelHref = ({ region: place, fuel: grade }: FuelFilter): string =>
  withQuery(ENERGY, { region: place, fuel: grade });

/** The whole country where an address names none. */
export const placeOf = ({ region: place = ALL_REGIONS }: FuelFilter): string => place;
