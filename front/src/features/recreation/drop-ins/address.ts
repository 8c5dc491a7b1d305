import { listAddress } from '../../../lists/list-address.ts';
import { oneOf, type Reader, whole } from '../../../lists/parameters.ts';
import { recreationPaths } from '../paths.ts';

/** '2026-11-24', a day that there is. */
const day: Reader = (text) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ? text : '';

/** Toronto's drop-in sessions of a day. */
export const dropInAddress = listAddress({
  path: recreationPaths.dropIns,
  size: 50,
  filters: {
    day,
    kind: oneOf(['swim', 'skate', 'sports', 'fitness', 'early', 'hobby', 'other']),
    age: oneOf(['preschool', 'child', 'youth', 'adult', 'senior']),
    place: whole(1, 999_999),
  },
});
