import { COMMENTS_ON_PAGE } from '@hanca/common/comments.ts';
import { readPage, withinPages } from '../../lists/parameters.ts';
import { idOf, load } from '../../load.ts';
import { readComments } from '../comments/reads.ts';
import { jobRows } from './jobs/job-facts.ts';
import { forRow, pictureOf } from './listed-post.ts';
import { readPost, relatedPosts } from './reads.ts';

/** One post, a page of the comments on it, and more of its kind. */
export const loadPost = load(async ({ params, url, call }) => {
  const id = idOf(params);
  const page = readPage(url.searchParams);
  const [post, comments] = await Promise.all([readPost(call, id), readComments(call, id, page)]);
  withinPages(url, COMMENTS_ON_PAGE, comments.total);
  const related = (await relatedPosts(call, post)).map(forRow);
  return {
    ...{ post, picture: pictureOf(post), related, comments, page },
    jobRows: post.job && jobRows(post.job),
  };
});
