import { listAddress } from '../../../lists/list-address.ts';
import { calendarDay, oneOf, region } from '../../../lists/parameters.ts';
import { joinPaths } from './join-paths.ts';

/** The list of rounds to come: `seats` is how many are to be free at least. */
export const joinAddress = listAddress({
  path: joinPaths.joins,
  size: 20,
  filters: { region, day: calendarDay, seats: oneOf(['1', '2', '3']) },
});
