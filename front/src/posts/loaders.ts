import { JOB } from '@hanca/common/post-types.ts';
import { idOf, type LoadInput, load, notFound } from '../load.ts';
import { landingPosts } from './landing-posts.ts';
import { readListPlace } from './list-place.ts';
import { PAGE_SIZE, postCountQuery, postQuery, postsQuery, relatedQuery } from './queries.ts';

/** One post and, without the page depending on it, more of its kind. */
export const loadPost = load(async ({ params, queryClient, call }) => {
  const id = idOf(params);
  const post = await queryClient.ensureQueryData(postQuery(call, id));
  await queryClient.prefetchQuery(relatedQuery(call, post.postType));
  return { id };
});

const loadPage = async ({ url, queryClient, call }: LoadInput, fixedType?: number) => {
  const asked = readListPlace(url.searchParams);
  const place = { ...asked, type: fixedType ?? asked.type };
  const [count] = await Promise.all([
    queryClient.ensureQueryData(postCountQuery(call, place)),
    queryClient.ensureQueryData(
      postsQuery(call, { ...place, skip: (place.page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    ),
  ]);
  if (place.page > 1 && (place.page - 1) * PAGE_SIZE >= count) throw notFound();
  return place;
};

export const loadPosts = load((input) => loadPage(input));
export const loadJobs = load((input) => loadPage(input, JOB));

/** All that the landing page shows of the database. */
export const loadLanding = load(async ({ queryClient, call }) => {
  await Promise.all(
    Object.values(landingPosts).map((wanted) => queryClient.ensureQueryData(postsQuery(call, wanted))),
  );
  return null;
});
