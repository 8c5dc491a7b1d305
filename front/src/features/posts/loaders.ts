import { COMMENTS_ON_PAGE } from '@hanca/common/comments.ts';
import { readPage, withinPages } from '../../lists/parameters.ts';
import { idOf, load } from '../../load.ts';
import { readComments } from '../comments/reads.ts';
import { readMinimumWage } from '../province-facts/minimum-wage.ts';
import { jobRows } from './jobs/job-facts.ts';
import { forRow, pictureOf } from './listed-post.ts';
import { readPost, relatedPosts } from './reads.ts';

/** One post, a page of the comments on it, and more of its kind. */
export const loadPost = load(async ({ params, url, call }) => {
  const id = idOf(params);
  const page = readPage(url.searchParams);
  const [post, comments] = await Promise.all([readPost(call, id), readComments(call, id, page)]);
  withinPages(url, COMMENTS_ON_PAGE, comments.total);
  const { job } = post;
  const [related, minimumWage] = await Promise.all([
    relatedPosts(call, post),
    job ? readMinimumWage(call, post.regionId) : '',
  ]);
  return {
    ...{ post, picture: pictureOf(post), related: related.map(forRow), comments, page },
    jobRows: job && jobRows(job, minimumWage),
  };
});
