import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { periodText, validityMark } from '@hanca/common/flyers.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { region } from '../../lists/parameters.ts';
import { readPlaceName } from '../../lists/place-name.ts';
import { idOf, load, notFound } from '../../load.ts';
import { forCard } from '../posts/listed-post.ts';
import { listPosts, readPost, relatedPosts } from '../posts/reads.ts';
import { listItems } from './items/reads.ts';

/** A flyer shows this many of its items. */
const ITEMS_MAX = 100;

/** The viewer takes this many of a region at most (specification, business constants). */
const VIEWER_LIMIT = 100;

/** One flyer and others; what is no flyer has no flyer page. */
export const loadFlyer = load(async ({ params, call }) => {
  const flyer = await readPost(call, idOf(params));
  if (flyer.postType !== FLYER) throw notFound();
  const [related, items] = await Promise.all([
    relatedPosts(call, flyer),
    // No reason to withhold the flyer.
    listItems(call, { postId: flyer.id, limit: ITEMS_MAX }).catch(() => []),
  ]);
  return { flyer, related: related.map(forCard), items };
});

/** What the viewer shows of a flyer. */
const forViewer = (flyer: PostSummary) => ({
  id: flyer.id,
  title: flyer.title,
  images: flyer.images,
  regionId: flyer.regionId,
  regionName: flyer.regionName,
  when: periodText(flyer),
  mark: validityMark(flyer),
});
export type ViewedFlyer = ReturnType<typeof forViewer>;

/** The flyers for a province, an area or a city, or of CA00 all of them: those that hold, and after them those to come. */
export const loadFlyerViewer = load(async ({ params, call }) => {
  const { regionId = '' } = params;
  if (!region(regionId)) throw notFound();
  const where = (await readPlaceName(call, regionId)) || '캐나다';
  const wanted = { type: FLYER, region: regionId, limit: VIEWER_LIMIT };
  const [current, coming] = await Promise.all([
    listPosts(call, { ...wanted, validity: 'current' }),
    listPosts(call, { ...wanted, validity: 'coming' }),
  ]);
  return { where, flyers: [...current, ...coming].slice(0, VIEWER_LIMIT).map(forViewer) };
});
