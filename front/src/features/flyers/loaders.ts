import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { provinceName } from '@hanca/common/regions.ts';
import type { Call } from '../../deps.ts';
import { idOf, load, notFound } from '../../load.ts';
import { forCard, pictureOf } from '../posts/listed-post.ts';
import { listPosts, readPost, relatedPosts } from '../posts/reads.ts';

/** The viewer takes this many of a region at most (specification, business constants). */
const VIEWER_LIMIT = 100;

/** One flyer and others; what is no flyer has no flyer page. */
export const loadFlyer = load(async ({ params, call }) => {
  const flyer = await readPost(call, idOf(params));
  if (flyer.postType !== FLYER) throw notFound();
  return { flyer, picture: pictureOf(flyer), related: (await relatedPosts(call, flyer)).map(forCard) };
});

/** The name of a province, of a city, or of CA00; null for what is no region. */
const regionNameOf = async (call: Call, regionId: string): Promise<string | null> => {
  if (regionId === ALL_REGIONS) return '캐나다';
  const province = provinceName(regionId);
  if (province) return province;
  const { countries } = await call((client) => client.geo.appdata());
  const cities = countries.flatMap(({ provincies }) => provincies.flatMap((each) => each.cities));
  return cities.find(({ id }) => id === regionId)?.name ?? null;
};

/** What the viewer shows of a flyer. */
const forViewer = ({ id, title, images, regionId, regionName }: PostSummary) => ({
  id,
  title,
  images,
  regionId,
  regionName,
});
export type ViewedFlyer = ReturnType<typeof forViewer>;

/** The flyers for a province, for a city, or of CA00 all of them. */
export const loadFlyerViewer = load(async ({ params, call }) => {
  const { regionId = '' } = params;
  const where = await regionNameOf(call, regionId);
  if (where === null) throw notFound();
  const flyers = await listPosts(call, { type: FLYER, region: regionId, limit: VIEWER_LIMIT });
  return { where, flyers: flyers.map(forViewer) };
});
