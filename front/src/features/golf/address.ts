import { listAddress } from '../../lists/list-address.ts';
import { oneOf, region } from '../../lists/parameters.ts';
import { golfPaths } from './golf-paths.ts';

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
