import { FLYER } from '@hanca/common/post-types.ts';
import { ALL_REGIONS, isProvinceId } from '@hanca/common/regions.ts';
import { idOf, load, notFound } from '../load.ts';
import { readListPlace } from '../posts/list-place.ts';
import { PAGE_SIZE, postCountQuery, postQuery, postsQuery } from '../posts/queries.ts';

/** The viewer takes this many of a region at most (specification, business constants). */
const VIEWER_LIMIT = 100;

export const loadFlyers = load(async ({ url, queryClient, call }) => {
  const { region, page } = readListPlace(url.searchParams);
  const place = { type: FLYER, region, page };
  const [count] = await Promise.all([
    queryClient.ensureQueryData(postCountQuery(call, place)),
    queryClient.ensureQueryData(
      postsQuery(call, { ...place, skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    ),
  ]);
  if (page > 1 && (page - 1) * PAGE_SIZE >= count) throw notFound();
  return place;
});

/** What is no flyer has no flyer page. */
export const loadFlyer = load(async ({ params, queryClient, call }) => {
  const id = idOf(params);
  const post = await queryClient.ensureQueryData(postQuery(call, id));
  if (post.postType !== FLYER) throw notFound();
  return { id };
});

export const viewerPosts = (regionId: string) => ({
  type: FLYER,
  region: regionId === ALL_REGIONS ? '' : regionId,
  limit: VIEWER_LIMIT,
});

/** A province, a city of one, or CA00 for all. */
export const loadFlyerViewer = load(async ({ params, queryClient, call }) => {
  const regionId = params.regionId ?? '';
  const known = regionId === ALL_REGIONS || isProvinceId(regionId.slice(0, 4));
  if (!known || !/^CA\d{2,12}$/.test(regionId)) throw notFound();
  await queryClient.ensureQueryData(postsQuery(call, viewerPosts(regionId)));
  return { regionId };
});
