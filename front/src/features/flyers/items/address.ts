import { listAddress } from '../../../lists/list-address.ts';
import { region, typed } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';

const KEYWORD_MAX = 60;

/** The list of what flyers offer. */
export const itemAddress = listAddress({
  path: paths.flyerItems,
  size: 20,
  filters: { keyword: typed(KEYWORD_MAX), region },
});
