import { listAddress } from '../../../lists/list-address.ts';
import { oneOf, whole } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';

/** The year of the first round. */
export const FIRST_YEAR = 2015;

/** The list of rounds. In: the kinds that there are, which are no part of a first script. */
export const roundAddress = (kinds: readonly string[] = []) =>
  listAddress({
    path: paths.rounds(),
    size: 20,
    filters: { year: whole(FIRST_YEAR, 2099), kind: oneOf(kinds) },
  });
