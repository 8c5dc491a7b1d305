import type { Claim, Coupon } from '@hanca/common/contract/coupons.ts';
import { couponState } from '@hanca/common/coupons.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { regionName } from '../geo/places.ts';
import type { ClaimRow, CouponRow } from './queries.ts';

/** A stored coupon as a caller may see it: its code is for staff, and for members who have claimed it. */
export const presentCoupon = (
  { code, startAt, endAt, createdAt, updatedAt, ...row }: CouponRow,
  caller: Caller | null,
): Coupon => ({
  ...row,
  ...(isAdmin(caller) ? { code } : {}),
  regionName: regionName(row.regionId) ?? '',
  dcType: row.type,
  startDate: toWireDate(startAt),
  endDate: toWireDate(endAt),
  expiredDate: toWireDate(endAt),
  status: couponState(
    {
      isActive: row.isActive,
      start: startAt.getTime(),
      end: endAt.getTime(),
      total: row.totalQuantity,
      issued: row.issuedQuantity,
    },
    Date.now(),
  ),
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

export const presentClaim = ({ claimedAt, usedAt, ...row }: ClaimRow): Claim => ({
  ...row,
  claimedDate: toWireDate(claimedAt),
  usedDate: toWireDate(usedAt),
});
