import { JOB } from '@hanca/common/post-types.ts';
import { idOf, type LoadInput, load, notFound } from '../load.ts';
import { readListPlace } from './list-place.ts';
import { countPosts, listPosts, PAGE_SIZE, readPost, relatedPosts } from './reads.ts';

/** One post and more of its kind. */
export const loadPost = load(async ({ params, call }) => {
  const post = await readPost(call, idOf(params));
  return { post, related: await relatedPosts(call, post) };
});

/** The part of a list that the address asks for; 404 past its last page. */
export const loadListPage = async ({ url, call }: LoadInput, fixedType?: number) => {
  const asked = readListPlace(url.searchParams);
  const place = { ...asked, type: fixedType ?? asked.type };
  const skip = (place.page - 1) * PAGE_SIZE;
  const [count, posts] = await Promise.all([
    countPosts(call, place),
    listPosts(call, { ...place, skip, limit: PAGE_SIZE }),
  ]);
  if (place.page > 1 && skip >= count) throw notFound();
  return { ...place, count, posts };
};

/** The list of all kinds of posts. */
export const loadPosts = load((input) => loadListPage(input));
/** The list of job postings. */
export const loadJobs = load((input) => loadListPage(input, JOB));
