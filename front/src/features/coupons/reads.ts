import type { Call } from '../../deps.ts';
import { type CouponSummary, forCard } from './coupon-facts.ts';

interface Wanted {
  regionId?: string | undefined;
  status: number;
  skip?: number;
  limit: number;
}

/** Coupons in a state, newest first. Those that are switched off, which staff get too, are left out. */
export const listCoupons = async (call: Call, query: Wanted): Promise<CouponSummary[]> => {
  const list = await call((client) => client.coupons.list({ query }));
  return list.filter(({ isActive }) => isActive).map(forCard);
};
