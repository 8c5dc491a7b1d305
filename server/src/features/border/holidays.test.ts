import type { CrossingSlug } from '@hanca/common/border.ts';
import { shownAt } from '@hanca/common/clocks.ts';
import { holidaysBetween, longWeekendOf } from '@hanca/common/holidays.ts';
import { startOfDay } from '@hanca/common/zones.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { borderWaits } from '../../db/schema/border.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { holidayOutlook } from './holidays.ts';
import { slotOf } from './slots.ts';

const DAY_MS = 24 * 3600_000;
const HOUR_MS = 3600_000;
const ZONE = 'America/Vancouver';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(borderWaits);
});

const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const today = Math.floor(shownAt(Date.now(), ZONE) / DAY_MS) * DAY_MS;
const past = holidaysBetween(written(today - 175 * DAY_MS), written(today - 3 * DAY_MS));
const spans = past.map(({ day }) => longWeekendOf(day)).filter(({ to }) => to < written(today));
const isOfSpan = (day: string) => spans.some(({ from, to }) => day >= from && day <= to);

/** Waits at noon and at night of every day of half a year, longer where a day is of a long weekend. */
const store = async (ordinary: number, onHolidays: number, which: (day: string) => boolean = () => true) => {
  const days = Array.from({ length: 178 }, (_, index) => today - (index + 1) * DAY_MS);
  const rows = days.flatMap((ms) => {
    const isHoliday = isOfSpan(written(ms));
    if (isHoliday && !which(written(ms))) return [];
    const midnight = startOfDay(ms, ZONE);
    return [12, 3].map((hour) => {
      const at = new Date(midnight + hour * HOUR_MS);
      const minutes = hour === 3 ? 5 : isHoliday ? onHolidays : ordinary;
      const crossing: CrossingSlug = 'peace-arch';
      return {
        crossing,
        direction: 'US',
        lane: 'car',
        source: 'cbp',
        at,
        minutes,
        slot: slotOf(at),
      } as const;
    });
  });
  await product.services.db.insert(borderWaits).values(rows);
};
/** As on the eve of a holiday, whenever the test runs: what history holds is by the database's own clock. */
const eve = () => {
  const next = holidaysBetween(written(today + DAY_MS), written(today + 200 * DAY_MS))[0]?.day ?? '';
  return { next, now: new Date(startOfDay(Date.parse(next) - DAY_MS, ZONE)) };
};

test('the holidays of ten days are named, and nothing is said of waits where no history is', async () => {
  const { next, now } = eve();
  const outlook = await holidayOutlook(product.services.db, now);
  expect(outlook.coming[0]?.day).toBe(next);
  expect(outlook.longer).toEqual({ US: null, CA: null });
  const quiet = new Date('2026-07-20T19:00:00Z');
  expect(await holidayOutlook(product.services.db, quiet)).toMatchObject({ coming: [] });
  // The tenth day is the last of them, by the calendar of Vancouver.
  const late = await holidayOutlook(product.services.db, new Date('2026-07-25T06:00:00Z'));
  expect(late.coming.map(({ day, name }) => `${day} ${name}`)).toEqual(['2026-08-03 BC 데이']);
  expect(await holidayOutlook(product.services.db, new Date('2026-07-24T06:00:00Z'))).toMatchObject({
    coming: [],
  });
});

test('that it takes longer is said of the way of which the history of several long weekends shows it', async () => {
  await store(20, 55);
  const { longer } = await holidayOutlook(product.services.db, eve().now);
  expect(longer.CA).toBeNull();
  expect(longer.US?.minutes).toBe(35);
  expect(longer.US?.weekends).toBeGreaterThan(1);
});

test('a few minutes, or one long weekend alone, show nothing', async () => {
  const { db } = product.services;
  await store(20, 28);
  expect((await holidayOutlook(db, eve().now)).longer).toEqual({ US: null, CA: null });
  await db.delete(borderWaits);
  const [only] = spans;
  await store(20, 90, (day) => only !== undefined && day >= only.from && day <= only.to);
  expect((await holidayOutlook(db, eve().now)).longer).toEqual({ US: null, CA: null });
});
