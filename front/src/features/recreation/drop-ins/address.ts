import { listAddress } from '../../../lists/list-address.ts';
import { calendarDay, oneOf, whole } from '../../../lists/parameters.ts';
import { recreationPaths } from '../paths.ts';

/** Toronto's drop-in sessions of a day. */
export const dropInAddress = listAddress({
  path: recreationPaths.dropIns,
  size: 50,
  filters: {
    day: calendarDay,
    kind: oneOf(['swim', 'skate', 'sports', 'fitness', 'early', 'hobby', 'other']),
    age: oneOf(['preschool', 'child', 'youth', 'adult', 'senior']),
    place: whole(1, 999_999),
  },
});
