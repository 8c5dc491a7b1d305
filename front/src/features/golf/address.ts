import { listAddress } from '../../lists/list-address.ts';
import { oneOf, type Reader, region } from '../../lists/parameters.ts';
import { golfPaths } from './golf-paths.ts';

/** '2026-11-24', a day that there is. */
export const playDay: Reader = (text) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ? text : '';

/** The list of courses. */
export const golfAddress = listAddress({
  path: golfPaths.courses,
  size: 500,
  filters: {
    region,
    holes: oneOf(['9', '18', '27', '36']),
    kind: oneOf(['public', 'semi', 'private']),
    map: oneOf(['on']),
  },
});
