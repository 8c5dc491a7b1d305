import type { CrossingSlug } from '@hanca/common/border.ts';
import { api } from '@hanca/common/contract/index.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { momentShown } from '@hanca/common/zones.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { borderWaits } from '../../db/schema/border.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { BEST_TIMES_MINUTES, queueBestTimes } from './best-times.ts';
import { storeWaits } from './queries.ts';
import { slotOf } from './slots.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
const { clear, tick, queued, subscribed, told, titles } = alerting(() => product);
beforeEach(async () => {
  await clear();
  await product.services.db.delete(borderWaits);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The last Saturday: its history lies behind the clock of the database too. */
const saturday = (() => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today - ((new Date(today).getUTCDay() + 1) % 7) * DAY;
})();
const at = (day: number, hour: number) => new Date(momentShown(day + hour * HOUR, TIME_ZONE));
/** Stores what cars waited on Saturdays, hour by hour. */
const history = (weeks: number, minutesOf: (hour: number) => number, crossing: CrossingSlug = 'peace-arch') =>
  product.services.db.insert(borderWaits).values(
    Array.from({ length: weeks }, (_, week) =>
      Array.from({ length: 10 }, (__, index) => {
        const hour = 6 + index;
        const moment = at(saturday - (week + 1) * 7 * DAY, hour);
        return {
          ...{ crossing, direction: 'US' as const, lane: 'car' as const, source: 'cbp' as const },
          ...{ minutes: minutesOf(hour), at: moment, slot: slotOf(moment) },
        };
      }),
    ).flat(),
  );

const hours = { crossing: 'peace-arch', direction: 'US', weekday: 6, from: 8, to: 14 };
/** As it is looked at an hour of a day, after so many minutes; alerts were made the day before. */
const lookAt = async (day: number, hour: number, minutes: number) => {
  await product.services.db.update(alerts).set({ since: sql`'2020-01-01'::timestamptz` });
  vi.useFakeTimers({ now: at(day, hour), toFake: ['Date'] });
  await queueBestTimes(product.services.db, new Date(Date.now() - minutes * MINUTE));
  await tick();
  vi.useRealTimers();
};
/** The evening of Friday at an hour. */
const onFriday = (hour: number) => lookAt(saturday - DAY, hour, 2);
const aroundEleven = (hour: number) => 10 + Math.abs(hour - 11) * 5;

test('on the evening before a member is told when the wait is usually the shortest in their hours', async () => {
  await history(4, aroundEleven);
  // Shorter elsewhere, and at an hour that nobody asked for.
  await history(4, () => 1, 'pacific-highway');
  await subscribed('border', hours);
  await subscribed('border', { ...hours, weekday: 0 }, { as: 'member' });
  await onFriday(18);
  await onFriday(18);
  expect(await told()).toMatchObject([{ topic: 'border', href: '/border/peace-arch' }]);
  expect((await titles())[0]).toMatch(
    /^피스아치\(더글러스\) 미국으로 · \d+월 \d+일 \(토\) 8–14시에는 보통 11시에 가장 짧아요: 약 10분 · 지난 12주 기록$/,
  );
  expect(await titles('member')).toEqual([]);
  const mails = await queued();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('■ 국경 대기: 피스아치(더글러스) 미국으로 토요일 8–14시 중 짧은 때');
});

test('what no run told of in the evening is told of the morning after, until the hours are over', async () => {
  await history(4, aroundEleven);
  await subscribed('border', hours);
  await lookAt(saturday, 15, BEST_TIMES_MINUTES);
  expect(await titles()).toEqual([]);
  await lookAt(saturday, 7, BEST_TIMES_MINUTES);
  expect(await titles()).toHaveLength(1);
});

test.each([
  ['two weeks are too few', 2, 18, hours],
  ['before six it is too early', 4, 17, hours],
  ['most of the hours are not known', 4, 18, { ...hours, from: 14, to: 24 }],
  ['nothing is known of the other way', 4, 18, { ...hours, direction: 'CA' }],
])('nothing is told where %s', async (_, weeks, hour, wanted) => {
  await history(weeks, aroundEleven);
  await subscribed('border', wanted);
  await onFriday(hour);
  expect(await titles()).toEqual([]);
});

test('a wait that is short now is not told of by an alert of hours', async () => {
  await subscribed('border', hours);
  const now = new Date().toISOString();
  await storeWaits(product.services.db, 'cbp', [
    {
      ...{ crossing: 'peace-arch', direction: 'US', lane: 'car', minutes: 1, state: 'open' },
      ...{ lanesOpen: null, hours: '', at: now },
    },
  ]);
  await tick();
  expect(await titles()).toEqual([]);
});

test('criteria that say neither a wait nor hours, or both, are refused', async () => {
  for (const criteria of [
    { crossing: 'peace-arch', direction: 'US' },
    { ...hours, below: 20 },
    { ...hours, to: 9 },
    { ...hours, from: 14, to: 8 },
    { ...hours, weekday: 7 },
  ]) {
    const body = { topic: 'border', criteria, channels: [], mode: 'instant' };
    const { statusCode } = await product.call(api.alerts.create, { as: 'other', body });
    expect(statusCode, JSON.stringify(criteria)).toBe(400);
  }
});
