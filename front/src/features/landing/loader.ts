import { ISSUING } from '@hanca/common/coupons.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { load } from '../../load.ts';
import { shortDiscount } from '../coupons/coupon-facts.ts';
import { listCoupons } from '../coupons/reads.ts';
import { readLeadStories } from '../headlines/reads.ts';
import { readPinned } from '../notices/reads.ts';
import { landingPosts } from '../posts/landing-posts.ts';
import { forCard, forItem, forRow } from '../posts/listed-post.ts';
import { listPosts } from '../posts/reads.ts';
import { newestRentals } from '../realties/newest.ts';

/** The newest posts on the landing page, flyers aside: they have their own part of it. */
const LANDING_NEWEST = 10;

/** The newest rentals on the landing page. */
const LANDING_RENTALS = 8;

/** The newest coupons on the landing page: full rows of one, two and three. */
const LANDING_COUPONS = 6;

/** All that the landing page shows of the database. */
export const loadLanding = load(async ({ call }) => {
  const { newest, flyers, homes, visa, events, travel } = landingPosts;
  const lists = [newest, flyers, homes, visa, events, travel].map((wanted) => listPosts(call, wanted));
  const [rentals, stories, notice, coupons, [a = [], b = [], c = [], d = [], e = [], f = []]] =
    await Promise.all([
      newestRentals(call, LANDING_RENTALS),
      readLeadStories(call),
      readPinned(call),
      listCoupons(call, { status: ISSUING, limit: LANDING_COUPONS }),
      Promise.all(lists),
    ]);
  const others = a.filter(({ postType }) => postType !== FLYER);
  return {
    ...rentals,
    stories,
    notice,
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      title: coupon.title,
      vender: coupon.vender,
      discount: shortDiscount(coupon),
    })),
    newest: others.slice(0, LANDING_NEWEST).map(forItem),
    flyers: b.map(forCard),
    homes: c.map(forCard),
    visa: d.map(forRow),
    outings: [...e, ...f].map(forRow),
  };
});
