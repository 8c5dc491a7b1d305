import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { readPage, readRegion, readType } from '../../lists/list-place.ts';
import { withinPages } from '../../lists/within-pages.ts';
import { idOf, type LoadInput, load } from '../../load.ts';
import { readListHeadlines } from '../headlines/reads.ts';
import { forItem, forRow, pictureOf } from './listed-post.ts';
import { countPosts, listPosts, PAGE_SIZE, readPost, relatedPosts } from './reads.ts';

/** One post and more of its kind. */
export const loadPost = load(async ({ params, call }) => {
  const post = await readPost(call, idOf(params));
  return { post, picture: pictureOf(post), related: (await relatedPosts(call, post)).map(forRow) };
});

/** The part of a list that the address asks for, past its last page the last; with the first what staff have put first. In: what of a post is shown. */
export const loadListPage = async <P>(
  { url, call }: LoadInput,
  shown: (post: PostSummary) => P,
  fixedType?: number,
) => {
  const place = {
    type: fixedType ?? readType(url.searchParams),
    region: readRegion(url.searchParams),
    page: readPage(url.searchParams),
  };
  const skip = (place.page - 1) * PAGE_SIZE;
  const [count, posts, headlines] = await Promise.all([
    countPosts(call, place),
    listPosts(call, { ...place, skip, limit: PAGE_SIZE }),
    // No reason to withhold the list.
    place.page > 1 ? [] : readListHeadlines(call, place).catch(() => []),
  ]);
  withinPages({ url, page: place.page, count, size: PAGE_SIZE });
  return { ...place, count, posts: posts.map(shown), headlines };
};

/** The list of all kinds of posts. */
export const loadPosts = load((input) => loadListPage(input, forItem));
/** The list of job postings. */
export const loadJobs = load((input) => loadListPage(input, forItem, JOB));
