import { couponList } from './features/coupons/list/list.ts';
import { loadCoupon } from './features/coupons/loaders.ts';
import { flyerList } from './features/flyers/list/list.ts';
import { loadFlyer, loadFlyerViewer } from './features/flyers/loaders.ts';
import { loadLanding } from './features/landing/loader.ts';
import { noticeList } from './features/notices/list.ts';
import { jobList, postList } from './features/posts/list/lists.ts';
import { loadPost } from './features/posts/loaders.ts';
import { loadRealty } from './features/realties/listing/loader.ts';
import { loadRealties } from './features/realties/search/loader.ts';
import { loadComparison } from './features/saved/compare/loader.ts';

/** The loaders of the pages that the server renders whole in one file: a browser has it before the first link is followed. */
export const loaders = {
  loadComparison,
  loadCoupon,
  loadCoupons: couponList.load,
  loadFlyer,
  loadFlyers: flyerList.load,
  loadFlyerViewer,
  loadJobs: jobList.load,
  loadLanding,
  loadNotices: noticeList.load,
  loadPost,
  loadPosts: postList.load,
  loadRealties,
  loadRealty,
};
