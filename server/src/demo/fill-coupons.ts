import type { Executor } from '../db/executor.ts';
import { businesses } from '../db/schema/businesses.ts';
import { claims, coupons } from '../db/schema/coupons.ts';
import { checkReferences, toValues } from '../features/coupons/draft.ts';
import { demoBusinesses } from './coupons/businesses.ts';
import { type DemoCoupon, demoCoupons } from './coupons/coupons.ts';

interface Filling {
  /** The ids of the demonstration members, in their order. */
  members: readonly number[];
  /** The paths of each shop's and each coupon's pictures, in the order of `demoBusinesses` and `demoCoupons`. */
  businessPictures: readonly string[][];
  couponPictures: readonly string[][];
  /** The moment so many days ago. */
  before: (days: number) => Date;
}

/** A coupon as staff would have entered it. */
export const couponDraftOf = (coupon: DemoCoupon, bizId: number, paths: readonly string[], now: Date) => {
  const inDays = (days: number) => now.getTime() + days * 24 * 3600_000;
  const { title, regionId, code, type, discount, maxDiscount, minOrder, totalQuantity, perMember } = coupon;
  const [thumbnail = '', ...others] = paths;
  return {
    ...{ title, regionId, bizId, code, type, discount, maxDiscount, minOrder, totalQuantity, perMember },
    userLevel: coupon.userLevel,
    content: coupon.content,
    thumbnail,
    images: others.join(','),
    startDate: inDays(coupon.startsInDays),
    endDate: inDays(coupon.endsInDays),
    isActive: !coupon.stopped,
  };
};

/** Writes the demonstration shops and their coupons, and which members have and have used them. */
export const fillCoupons = async (tx: Executor, filling: Filling): Promise<void> => {
  const { members, businessPictures, couponPictures, before } = filling;
  const shops = await tx
    .insert(businesses)
    .values(
      demoBusinesses.map(({ title, regionId, address, phone }, index) => ({
        ...{ title, regionId, address, phone },
        images: businessPictures[index]?.join(',') ?? '',
        createdAt: before(60),
        updatedAt: before(60),
      })),
    )
    .returning({ id: businesses.id });

  const firstIssuedFirst = [...demoCoupons.entries()].toSorted(
    ([, a], [, b]) => a.startsInDays - b.startsInDays,
  );
  for (const [index, coupon] of firstIssuedFirst) {
    const shop = shops[demoBusinesses.findIndex(({ key }) => key === coupon.business)];
    if (!shop) throw new Error(`there is no demonstration shop '${coupon.business}'`);
    const draft = couponDraftOf(coupon, shop.id, couponPictures[index] ?? [], before(0));
    await checkReferences(tx, draft);
    const madeAt = before(Math.max(1, 1 - coupon.startsInDays));
    const [row] = await tx
      .insert(coupons)
      .values({ ...toValues(draft), issuedQuantity: coupon.claimed, createdAt: madeAt, updatedAt: madeAt })
      .returning({ id: coupons.id });
    if (!row || coupon.claimed === 0) continue;
    // From its beginning to now, or to its end; not everybody of the first members has every coupon.
    const last = Math.max(0, -coupon.endsInDays);
    const step = (-coupon.startsInDays - last) / (coupon.claimed + 1);
    await tx.insert(claims).values(
      Array.from({ length: coupon.claimed }, (_, place) => {
        const userId = members[(place + index * 3) % members.length];
        if (userId === undefined) throw new Error('there are no demonstration members');
        const claimedDaysAgo = last + step * (coupon.claimed - place);
        return {
          couponId: row.id,
          userId,
          claimedAt: before(claimedDaysAgo),
          usedAt: place < coupon.used ? before(claimedDaysAgo - step / 2) : null,
        };
      }),
    );
  }
};
