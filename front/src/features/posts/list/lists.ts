import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { postTypeCategoryId } from '@hanca/common/post-types.ts';
import type { Call } from '../../../deps.ts';
import { defineList, type Wanted } from '../../../lists/define-list.ts';
import { readListHeadlines } from '../../headlines/reads.ts';
import { forItem } from '../listed-post.ts';
import { countPosts, listPosts, type PostSearch } from '../reads.ts';
import { isSearched, type ListFilter, postAddress } from './address.ts';

/** The categories of a type that are fetched: as many as the API names at once. */
const CATEGORIES = 100;

/** The categories of a kind of posts in their order; none where they cannot be had, which is no reason to withhold the list. */
export const categoriesOf = async (call: Call, kind: number) => {
  if (kind === 0) return [];
  const query = { pid: postTypeCategoryId(kind), limit: CATEGORIES };
  const found = await call((client) => client.categories.list({ query })).catch(() => []);
  return found.map(({ value, title }) => ({ value, title }));
};

interface Fetched<P> {
  /** What of a post is shown. */
  shown: (post: PostSummary) => P;
  /** What all of the list are. */
  only?: PostSearch;
  /** What else they are narrowed by. */
  search?: PostSearch | undefined;
}

/** A page of posts, with the first what staff have put first where nothing is searched for. */
export const fetchPosts = async <P>(
  { call, filter, page, skip, limit }: Wanted<keyof ListFilter>,
  { shown, only, search }: Fetched<P>,
) => {
  const place = { type: only?.type ?? Number(filter.type ?? 0), region: filter.region ?? '' };
  // A category is one of a type's.
  const category = place.type ? Number(filter.category ?? 0) : 0;
  const posts = { ...only, ...place, category, tag: filter.tag, keyword: filter.keyword, ...search };
  const isWhole = page === 1 && !category && !isSearched(filter) && !search;
  const [count, items, headlines] = await Promise.all([
    countPosts(call, posts),
    listPosts(call, { ...posts, popular: filter.sort === 'popular', skip, limit }),
    // No reason to withhold the list.
    isWhole ? readListHeadlines(call, place).catch(() => []) : [],
  ]);
  return { count, items: items.map(shown), headlines };
};

/** Posts of all kinds. */
export const postList = defineList({
  ...postAddress,
  fetch: async (wanted) => {
    const [found, categories] = await Promise.all([
      fetchPosts(wanted, { shown: forItem }),
      categoriesOf(wanted.call, Number(wanted.filter.type ?? 0)),
    ]);
    return { ...found, categories };
  },
});
