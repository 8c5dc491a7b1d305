import { loadCoupon, loadCoupons } from './coupons/loaders.ts';
import { loadFlyer, loadFlyers, loadFlyerViewer } from './flyers/loaders.ts';
import { loadNotices } from './notices/loaders.ts';
import { loadLanding } from './pages/landing/loader.ts';
import { loadJobs, loadPost, loadPosts } from './posts/loaders.ts';
import { loadRealties } from './realties/loaders.ts';
import { loadRealty } from './realties/realty-loader.ts';

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
