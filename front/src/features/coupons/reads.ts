import { ISSUING, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import type { Call } from '../../deps.ts';
import { partsOf, sumOf } from '../../lists/list-parts.ts';
import { type CouponSummary, forCard } from './coupon-facts.ts';

/** Full rows of one, two and three. */
export const PAGE_SIZE = 12;

/** The states that are listed, one after another; those that ended are not. */
const LISTED = [ISSUING, WAITING, USED_UP] as const;

interface Wanted {
  /** '' means any. */
  region: string;
  status: number;
  skip?: number;
  limit: number;
}

/** Coupons in a state, newest first. Those that are switched off, which staff get too, are left out. */
export const listCoupons = async (
  call: Call,
  { region, status, skip = 0, limit }: Wanted,
): Promise<CouponSummary[]> => {
  const query = { regionId: region || undefined, status, skip, limit };
  const list = await call((client) => client.coupons.list({ query }));
  return list.filter(({ isActive }) => isActive).map(forCard);
};

/** A page of a region's coupons: those to be had, those to come, those that are gone. */
export const readCoupons = async (
  call: Call,
  region: string,
  skip: number,
): Promise<{ count: number; coupons: CouponSummary[] }> => {
  const regionId = region || undefined;
  const counts = await Promise.all(
    LISTED.map((status) => call((client) => client.coupons.count({ query: { regionId, status } }))),
  );
  const lists = await Promise.all(
    partsOf(counts, skip, PAGE_SIZE).map(({ index, ...part }) =>
      listCoupons(call, { region, status: LISTED[index] ?? ISSUING, ...part }),
    ),
  );
  return { count: sumOf(counts), coupons: lists.flat() };
};
