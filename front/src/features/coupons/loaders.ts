import { idOf, load, notFound } from '../../load.ts';

/** One coupon; 404 for one that is not there or switched off, which staff would get. */
export const loadCoupon = load(async ({ params, call }) => {
  const coupon = await call((client) => client.coupons.get({ params: { id: idOf(params) } }));
  if (!coupon.isActive) throw notFound();
  return { coupon };
});
