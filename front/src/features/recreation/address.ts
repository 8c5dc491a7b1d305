import { listAddress } from '../../lists/list-address.ts';
import { type Reader, region } from '../../lists/parameters.ts';
import { recreationPaths } from './paths.ts';

/** The two areas whose cities are followed. */
const area: Reader = (text) => (text === 'CA5915' || text === 'CA35901' ? text : '');

const group: Reader = (text) => (/^[a-z]{2,20}$/.test(text) ? text : '');

/** '2027-spring' */
const season: Reader = (text) => (/^20\d\d-(?:winter|spring|summer|fall)$/.test(text) ? text : '');

/** The calendar; `home` is where the reader lives, `city` whose openings they want. */
export const recreationAddress = listAddress({
  path: recreationPaths.calendar,
  size: 500,
  filters: { area, city: region, group, season, home: region },
});
