import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { type Filter, listAddress } from '../../../lists/list-address.ts';
import { oneOf, region, typed, whole } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';

export const PAGE_SIZE = 12;

const type = (text: string): string =>
  postTypeTitle(Number(whole(1, 99)(text))) ? String(Number(text)) : '';

/** What every list of posts with a search of its own is narrowed by, beside its own. */
export const searchFilters = {
  category: whole(1, 999),
  region,
  tag: typed(50),
  keyword: typed(100),
  /** The newest first goes without saying. */
  sort: oneOf(['popular']),
};

export const POST_ORDERS = [
  { value: '', title: '최신순' },
  { value: 'popular', title: '많이 읽은 순' },
];

export type ListFilter = Filter<'type' | keyof typeof searchFilters>;

/** What is typed or ordered: a list of that is nobody's to find but who looks for it. */
export const isSearched = ({ tag, keyword, sort }: ListFilter): boolean => Boolean(tag || keyword || sort);

/** The list of posts of all kinds. */
export const postAddress = listAddress({
  path: paths.posts(),
  size: PAGE_SIZE,
  filters: { type, ...searchFilters },
});
