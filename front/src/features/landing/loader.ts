import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { ISSUING } from '@hanca/common/coupons.ts';
import { REGION } from '@hanca/common/reader-region.ts';
import { region as readRegion } from '../../lists/parameters.ts';
import { readPlaceName } from '../../lists/place-name.ts';
import { withinReaderRegion } from '../../lists/within-region.ts';
import { load } from '../../load.ts';
import { shortDiscount } from '../coupons/coupon-facts.ts';
import { listCoupons } from '../coupons/reads.ts';
import { readLeadStories } from '../headlines/reads.ts';
import { readPinned } from '../notices/reads.ts';
import { landingPosts } from '../posts/landing-posts.ts';
import { forCard, forItem } from '../posts/listed-post.ts';
import { listPosts } from '../posts/reads.ts';
import { newestRentals } from '../realties/newest.ts';
import { readLive } from './live.ts';
import { readNewcomerGuides } from './newcomers.ts';
import { guidesPart, otherParts } from './post-parts.ts';
import { readProvince } from './province.ts';

/** The newest posts on the landing page that stand in no other part of it. */
const LANDING_NEWEST = 10;

/** Guides to living here on the landing page. */
const LANDING_GUIDES = 4;

/** The newest rentals on the landing page. */
const LANDING_RENTALS = 8;

/** The newest coupons on the landing page: full rows of one, two and three. */
const LANDING_COUPONS = 6;

/** All that the landing page shows of the database. */
export const loadLanding = load(async ({ url, call }) => {
  withinReaderRegion(url);
  // The whole country goes without saying.
  const given = readRegion(url.searchParams.get(REGION) ?? '');
  const region = given === ALL_REGIONS ? undefined : given || undefined;
  const { newest, flyers, guides, homes, visa, events, travel } = landingPosts;
  const lists = [newest, flyers, guides, homes, visa, events, travel].map((wanted) =>
    listPosts(call, { ...wanted, region }),
  );
  const [place, rentals, stories, newcomers, notice, coupons, live, province, posts] = await Promise.all([
    readPlaceName(call, region),
    newestRentals(call, LANDING_RENTALS, region),
    readLeadStories(call, region),
    readNewcomerGuides(call, region),
    readPinned(call, region),
    listCoupons(call, { regionId: region, status: ISSUING, limit: LANDING_COUPONS }),
    readLive(call, region),
    readProvince(call, region),
    Promise.all(lists),
  ]);
  const [recent = [], b = [], c = [], d = [], e = [], f = [], g = []] = posts;
  // A post stands in the first of its parts.
  const without = <P extends { id: number }>(list: P[], ...parts: { id: number }[][]): P[] =>
    list.filter(({ id }) => parts.every((part) => part.every((other) => other.id !== id)));
  const life = without(c, newcomers).slice(0, LANDING_GUIDES);
  const outings = [...f, ...g];
  return {
    region,
    place,
    ...rentals,
    newcomers,
    stories: without(stories, newcomers),
    notice,
    live,
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      title: coupon.title,
      vender: coupon.vender,
      discount: shortDiscount(coupon),
    })),
    newest: without(recent, newcomers, stories, life, d, e, outings).slice(0, LANDING_NEWEST).map(forItem),
    flyers: b.map(forCard),
    guides: guidesPart(life),
    province,
    others: otherParts(d, e, outings),
  };
});
