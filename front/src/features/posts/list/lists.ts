import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { defineList, type Wanted } from '../../../lists/define-list.ts';
import { region, whole } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';
import { readListHeadlines } from '../../headlines/reads.ts';
import { forItem } from '../listed-post.ts';
import { countPosts, listPosts } from '../reads.ts';

export const PAGE_SIZE = 12;

const type = (text: string): string =>
  postTypeTitle(Number(whole(1, 99)(text))) ? String(Number(text)) : '';

/** A page of posts, with the first what staff have put first. In: what of a post is shown, and its kind where all are of one. */
export const fetchPosts = async <P>(
  { call, filter, page, skip, limit }: Wanted<'type' | 'region'>,
  shown: (post: PostSummary) => P,
  kind?: number,
) => {
  const posts = { type: kind ?? Number(filter.type ?? 0), region: filter.region ?? '' };
  const [count, items, headlines] = await Promise.all([
    countPosts(call, posts),
    listPosts(call, { ...posts, skip, limit }),
    // No reason to withhold the list.
    page > 1 ? [] : readListHeadlines(call, posts).catch(() => []),
  ]);
  return { count, items: items.map(shown), headlines };
};

/** Posts of all kinds. */
export const postList = defineList({
  path: paths.posts(),
  size: PAGE_SIZE,
  filters: { type, region },
  fetch: (wanted) => fetchPosts(wanted, forItem),
});

/** Job postings. */
export const jobList = defineList({
  path: paths.jobs,
  size: PAGE_SIZE,
  filters: { region },
  fetch: (wanted) => fetchPosts(wanted, forItem, JOB),
});
