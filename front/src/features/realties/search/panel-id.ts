import { OPENED, type RealtySearch, searchHref } from './search-place.ts';

/** The id of the filters' panel. */
export const PANEL = 'filters';

/** Where the search stands with its panel open, for who has no scripts. */
export const panelHref = (search: RealtySearch): string => `${searchHref(search, OPENED)}#${PANEL}`;

/** A wish to see the panel. */
export interface Opening {
  part?: string;
}
