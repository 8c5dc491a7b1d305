import { couponDraft } from '@hanca/common/contract/coupons.ts';
import { describe, expect, test } from 'vitest';
import { isKnownRegion } from '../../features/geo/places.ts';
import { demoMembers, demoPosts } from '../content.ts';
import { couponDraftOf } from '../fill-coupons.ts';
import { demoHeadlines } from '../headlines.ts';
import { demoNotices } from '../notices.ts';
import { demoBusinesses } from './businesses.ts';
import { demoCoupons } from './coupons.ts';

const now = new Date();

describe('the demonstration coupons', () => {
  test('are ten or more of six shops, with keys and codes of their own', () => {
    expect(demoCoupons.length).toBeGreaterThanOrEqual(10);
    expect(demoBusinesses).toHaveLength(6);
    expect(new Set(demoCoupons.map(({ key }) => key)).size).toBe(demoCoupons.length);
    expect(new Set(demoCoupons.map(({ code }) => code)).size).toBe(demoCoupons.length);
    const shops = new Set(demoBusinesses.map(({ key }) => key));
    expect(new Set(demoCoupons.map(({ business }) => business))).toEqual(shops);
  });

  test.each(demoCoupons.map((coupon) => [coupon.key, coupon] as const))(
    '%s keeps the contract',
    (_, coupon) => {
      const draft = couponDraftOf(coupon, 1, [], now);
      expect(couponDraft.safeParse(draft).error?.issues).toBeUndefined();
      expect(draft.content).toBe(coupon.content.trim());
      expect(coupon.claimed).toBeLessThanOrEqual(Math.min(coupon.totalQuantity, demoMembers.length));
      expect(coupon.used).toBeLessThanOrEqual(coupon.claimed);
      expect(coupon.claimed === 0).toBe(coupon.startsInDays > 0);
    },
  );

  test('some have pictures, which no other post or coupon has', () => {
    const drawn = [...demoCoupons, ...demoBusinesses].flatMap(({ pictures }) => pictures);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.length).toBeLessThan(12);
    expect(demoCoupons.some(({ pictures }) => pictures.length === 0)).toBe(true);
    const all = [...drawn, ...demoPosts.flatMap(({ pictures }) => pictures)].map((one) =>
      JSON.stringify(one),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('shops stand in known regions and have no phone number but the reserved ones', () => {
    for (const { key, regionId, phone } of demoBusinesses) {
      expect(isKnownRegion(regionId), key).toBe(true);
      expect(phone, key).toMatch(/^(604-555-01\d\d)?$/);
    }
  });
});

test('headlines name posts of their own category and no more than fit', () => {
  const posts = new Map(demoPosts.map((post) => [post.key, post]));
  for (const { postType, category, posts: keys } of demoHeadlines) {
    expect(category).toBeGreaterThanOrEqual(1);
    expect(keys.length).toBeLessThanOrEqual(5);
    for (const key of keys) expect(posts.get(key), key).toMatchObject({ postType, category });
  }
});

test('the newest notice, and no other, is pinned', () => {
  expect(demoNotices.map(({ pinned }) => pinned)).toEqual([false, false, true]);
  const days = demoNotices.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const { title, content, regionId } of demoNotices) {
    expect(isKnownRegion(regionId), title).toBe(true);
    expect(content, title).toBe(content.trim());
  }
});
