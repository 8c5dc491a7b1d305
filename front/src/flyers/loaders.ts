import { FLYER } from '@hanca/common/post-types.ts';
import { ALL_REGIONS, isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import { idOf, load, notFound } from '../load.ts';
import { loadListPage } from '../posts/loaders.ts';
import { listPosts, readPost, relatedPosts } from '../posts/reads.ts';

/** The viewer takes this many of a region at most (specification, business constants). */
const VIEWER_LIMIT = 100;

/** The list of flyers. */
export const loadFlyers = load((input) => loadListPage(input, FLYER));

/** One flyer and others; what is no flyer has no flyer page. */
export const loadFlyer = load(async ({ params, call }) => {
  const flyer = await readPost(call, idOf(params));
  if (flyer.postType !== FLYER) throw notFound();
  return { flyer, related: await relatedPosts(call, flyer) };
});

/** The flyers of a province, of a city, or of CA00 for all. */
export const loadFlyerViewer = load(async ({ params, call }) => {
  const regionId = params.regionId ?? '';
  const known = regionId === ALL_REGIONS || isProvinceId(provinceIdOf(regionId));
  if (!known || !/^CA\d{2,12}$/.test(regionId)) throw notFound();
  const region = regionId === ALL_REGIONS ? '' : regionId;
  const flyers = await listPosts(call, { type: FLYER, region, limit: VIEWER_LIMIT });
  return { regionId, flyers };
});
