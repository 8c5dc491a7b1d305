import { FLYER } from '@hanca/common/post-types.ts';
import { load } from '../../load.ts';
import { landingPosts } from '../../posts/landing-posts.ts';
import { listPosts } from '../../posts/reads.ts';
import { newestRentals } from '../../realties/newest.ts';

/** The newest posts on the landing page, flyers aside: they have their own part of it. */
const LANDING_NEWEST = 10;

/** The newest rentals on the landing page. */
const LANDING_RENTALS = 8;

/** All that the landing page shows of the database. */
export const loadLanding = load(async ({ call }) => {
  const { newest, flyers, homes, visa, events, travel } = landingPosts;
  const lists = [newest, flyers, homes, visa, events, travel].map((wanted) => listPosts(call, wanted));
  const [rentals, [a = [], b = [], c = [], d = [], e = [], f = []]] = await Promise.all([
    newestRentals(call, LANDING_RENTALS),
    Promise.all(lists),
  ]);
  const others = a.filter(({ postType }) => postType !== FLYER);
  return {
    ...rentals,
    newest: others.slice(0, LANDING_NEWEST),
    flyers: b,
    homes: c,
    visa: d,
    events: e,
    travel: f,
  };
});
