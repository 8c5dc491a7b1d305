import { type CouponInput, couponInput } from '@hanca/common/contract/coupons.ts';
import { businesses } from '../server/src/db/schema/businesses.ts';
import { claims, coupons } from '../server/src/db/schema/coupons.ts';
import { checkReferences, toValues } from '../server/src/features/coupons/input.ts';
import type { Content } from './content.ts';
import { idsByKey, named, type Setting } from './setting.ts';

type DemoCoupon = Content['coupons'][number];

/** Shops have been there for so long. */
const SHOPS_SINCE_DAYS = 60;

/** A coupon as staff would have entered it. Throws ZodError where it breaks a rule of the contract. */
const couponInputOf = (
  { startsInDays, endsInDays, ...coupon }: DemoCoupon,
  { bizId, paths, before }: { bizId: number; paths: readonly string[]; before: Setting['before'] },
): CouponInput => {
  const [thumbnail = '', ...others] = paths;
  return couponInput.parse({
    ...coupon,
    bizId,
    thumbnail,
    images: others.join(','),
    startDate: before(-startsInDays).getTime(),
    endDate: before(-endsInDays).getTime(),
  });
};

/** Who has a coupon and when they used it: evenly from its beginning to now, or to its end. */
const claimsOf = (
  { startsInDays, endsInDays, claimed, used, firstHolder = '' }: DemoCoupon,
  { content, before, memberId }: Setting,
) => {
  const members = content.members.filter(({ staff }) => !staff).map(({ name }) => name);
  const first = members.indexOf(firstHolder);
  const last = Math.max(0, -endsInDays);
  const step = (-startsInDays - last) / (claimed + 1);
  return Array.from({ length: claimed }, (_, index) => {
    const claimedDaysAgo = last + step * (claimed - index);
    return {
      userId: memberId(members[(first + index) % members.length] ?? ''),
      claimedAt: before(claimedDaysAgo),
      usedAt: index < used ? before(claimedDaysAgo - step / 2) : null,
    };
  });
};

/** Stores the shops and their coupons, first issued first, and which members have and have used them. */
export const storeCoupons = async (setting: Setting): Promise<void> => {
  const { tx, content, before, pathsOf } = setting;
  const shops = await tx
    .insert(businesses)
    .values(
      content.businesses.map(({ title, regionId, address, phone, pictures }) => ({
        title,
        regionId,
        address: address ?? '',
        phone: phone ?? '',
        images: pathsOf('business', pictures).join(','),
        createdAt: before(SHOPS_SINCE_DAYS),
        updatedAt: before(SHOPS_SINCE_DAYS),
      })),
    )
    .returning({ id: businesses.id });
  const shopIds = idsByKey(content.businesses, shops);

  for (const coupon of content.coupons.toSorted((a, b) => a.startsInDays - b.startsInDays)) {
    const bizId = named(shopIds, 'shop', coupon.business);
    const input = couponInputOf(coupon, { bizId, paths: pathsOf('coupon', coupon.pictures), before });
    await checkReferences(tx, input);
    const madeAt = before(Math.max(1, 1 - coupon.startsInDays));
    const [row] = await tx
      .insert(coupons)
      .values({ ...toValues(input), issuedQuantity: coupon.claimed, createdAt: madeAt, updatedAt: madeAt })
      .returning({ id: coupons.id });
    if (!row || coupon.claimed === 0) continue;
    await tx
      .insert(claims)
      .values(claimsOf(coupon, setting).map((claim) => ({ ...claim, couponId: row.id })));
  }
};
