import type { LoaderFunction } from 'react-router-dom';
import type { LoadedFolder } from './addresses.ts';
import { loadBorder, loadUsual } from './features/border/loader.ts';
import { couponList } from './features/coupons/list/list.ts';
import { loadCoupon } from './features/coupons/loaders.ts';
import { chargerList } from './features/energy/chargers/list.ts';
import { loadEnergy } from './features/energy/loader.ts';
import { loadStation } from './features/energy/station/loader.ts';
import { stationList } from './features/energy/stations/list.ts';
import { loadSums } from './features/energy/sums/loader.ts';
import { eventList } from './features/events/list/list.ts';
import { loadEvent } from './features/events/loaders.ts';
import { itemList } from './features/flyers/items/list.ts';
import { flyerList } from './features/flyers/list/list.ts';
import { loadFlyer, loadFlyerViewer } from './features/flyers/loaders.ts';
import { loadRegion } from './features/geo/region/loader.ts';
import { joinList } from './features/golf/joins/list.ts';
import { loadJoin } from './features/golf/joins/loader.ts';
import { golfList } from './features/golf/list.ts';
import { loadCourse } from './features/golf/loader.ts';
import { loadGrid, loadImmigration } from './features/immigration/loader.ts';
import { pnpList } from './features/immigration/pnp/list.ts';
import { roundList } from './features/immigration/rounds/list.ts';
import { loadLanding } from './features/landing/loader.ts';
import { noticeList } from './features/notices/list.ts';
import { jobList } from './features/posts/jobs/list.ts';
import { postList } from './features/posts/list/lists.ts';
import { loadPost } from './features/posts/loaders.ts';
import { loadProvince } from './features/province-facts/loader.ts';
import { loadRealty } from './features/realties/listing/loader.ts';
import { loadRealties } from './features/realties/search/loader.ts';
import { dropInList } from './features/recreation/drop-ins/list.ts';
import { recreationList } from './features/recreation/list.ts';
import { loadOpening } from './features/recreation/loader.ts';
import { loadComparison } from './features/saved/compare/loader.ts';
import { loadSearch } from './features/search/loader.ts';

/** The loaders of the pages that the server renders whole in one file: a browser has it before the first link is followed. */
export const loaders = {
  border: loadBorder,
  'border/usual': loadUsual,
  'coupons/coupon': loadCoupon,
  'coupons/list': couponList.load,
  energy: loadEnergy,
  'energy/chargers': chargerList.load,
  'energy/station': loadStation,
  'energy/stations': stationList.load,
  'energy/sums': loadSums,
  'events/event': loadEvent,
  'events/list': eventList.load,
  'flyers/flyer': loadFlyer,
  'flyers/items': itemList.load,
  'flyers/list': flyerList.load,
  'flyers/viewer': loadFlyerViewer,
  'geo/region': loadRegion,
  golf: golfList.load,
  'golf/course': loadCourse,
  'golf/joins': joinList.load,
  'golf/joins/join': loadJoin,
  immigration: loadImmigration,
  'immigration/grid': loadGrid,
  'immigration/pnp': pnpList.load,
  'immigration/rounds': roundList.load,
  landing: loadLanding,
  notices: noticeList.load,
  'posts/jobs': jobList.load,
  'posts/list': postList.load,
  'posts/post': loadPost,
  'province-facts': loadProvince,
  'realties/listing': loadRealty,
  'realties/search': loadRealties,
  recreation: recreationList.load,
  'recreation/drop-ins': dropInList.load,
  'recreation/opening': loadOpening,
  'saved/compare': loadComparison,
  search: loadSearch,
} satisfies Record<LoadedFolder, LoaderFunction>;
