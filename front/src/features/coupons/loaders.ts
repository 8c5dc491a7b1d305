import { readPage, readRegion } from '../../lists/list-place.ts';
import { withinPages } from '../../lists/within-pages.ts';
import { idOf, load, notFound } from '../../load.ts';
import { PAGE_SIZE, readCoupons } from './reads.ts';

/** The coupons that the address asks for; past the last page the last. */
export const loadCoupons = load(async ({ url, call }) => {
  const region = readRegion(url.searchParams);
  const page = readPage(url.searchParams);
  const skip = (page - 1) * PAGE_SIZE;
  const { count, coupons } = await readCoupons(call, region, skip);
  withinPages({ url, page, count, size: PAGE_SIZE });
  return { region, page, count, coupons };
});

/** One coupon; 404 for one that is not there or switched off, which staff would get. */
export const loadCoupon = load(async ({ params, call }) => {
  const coupon = await call((client) => client.coupons.get({ params: { id: idOf(params) } }));
  if (!coupon.isActive) throw notFound();
  return { coupon };
});
