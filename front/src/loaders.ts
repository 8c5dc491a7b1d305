import { loadCoupon, loadCoupons } from './features/coupons/loaders.ts';
import { loadFlyer, loadFlyers, loadFlyerViewer } from './features/flyers/loaders.ts';
import { loadLanding } from './features/landing/loader.ts';
import { loadNotices } from './features/notices/loaders.ts';
import { loadJobs, loadPost, loadPosts } from './features/posts/loaders.ts';
import { loadRealty } from './features/realties/listing/loader.ts';
import { loadRealties } from './features/realties/search/loader.ts';

/** The loaders of the public pages in one file: a browser has it before the first link is followed. */
export const loaders = {
  loadCoupon,
  loadCoupons,
  loadFlyer,
  loadFlyers,
  loadFlyerViewer,
  loadJobs,
  loadLanding,
  loadNotices,
  loadPost,
  loadPosts,
  loadRealties,
  loadRealty,
};
