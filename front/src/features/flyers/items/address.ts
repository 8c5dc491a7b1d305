import { listAddress } from '../../../lists/list-address.ts';
import { type Reader, region } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';

const KEYWORD_MAX = 60;
const keyword: Reader = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, KEYWORD_MAX);

/** The list of what flyers offer. */
export const itemAddress = listAddress({ path: paths.flyerItems, size: 20, filters: { keyword, region } });
