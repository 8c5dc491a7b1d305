import { shownAt } from '@hanca/common/clocks.ts';
import type { GolfCourse } from '@hanca/common/contract/golf-courses.ts';
import { api } from '@hanca/common/contract/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { golfReminders } from './jobs.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ZONE = 'America/Vancouver';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, queued, subscribed, titles, told } = alerting(() => product);
beforeEach(async () => {
  await clear();
  await product.services.db.delete(golfCourses);
});

/** What the clocks of the course show so many milliseconds from now, in whole minutes: '2026-11-24' and '19:00'. */
const clockIn = (ms: number) =>
  new Date(shownAt(Math.floor((Date.now() + ms) / MINUTE) * MINUTE, ZONE)).toISOString();
const playIn = (opens: string) =>
  new Date(Date.parse(opens.slice(0, 10)) + 7 * DAY).toISOString().slice(0, 10);

/** A course that opens bookings a week before, at the time that its clocks show so many milliseconds from now; and for which day. */
const course = async (ms: number) => {
  const opens = clockIn(ms);
  const made = await product.call(api.golfCourses.create, {
    as: 'admin',
    body: {
      ...{ title: 'Riverway', regionId: 'CA595911606', source: '골프장 안내' },
      ...{ windowDays: 7, windowTime: opens.slice(11, 16) },
    },
  });
  expect(made.statusCode).toBe(201);
  return { courseId: made.json<GolfCourse>().id, day: playIn(opens) };
};
/** As if the alerts had been made yesterday. */
const madeYesterday = () => product.services.db.update(alerts).set({ since: sql`now() - interval '1 day'` });
/** A job of another process, which has not looked yet. */
const look = async () => {
  await golfReminders().run(product.services);
  await tick();
};

test('a member is told once when bookings for their day open, by mail too; others are not', async () => {
  const wanted = await course(0);
  await subscribed('golf', wanted);
  await subscribed('golf', { ...wanted, day: playIn(clockIn(DAY)) }, { as: 'member' });
  await madeYesterday();
  await look();
  await Promise.all([look(), look()]);
  expect(await told()).toMatchObject([
    {
      topic: 'golf',
      title: expect.stringMatching(/^예약이 열렸어요 · Riverway · \d+월 \d+일 \(.\) 라운드$/),
      href: `/golf/${wanted.courseId}?day=${wanted.day}`,
    },
  ]);
  expect(await told('member')).toEqual([]);
  expect(await queued()).toHaveLength(1);
});

test('an hour before too, and not at all where the opening has moved or bookings have been open for long', async () => {
  const wanted = await course(60 * MINUTE);
  await subscribed('golf', wanted);
  await madeYesterday();
  await golfReminders().run(product.services);
  await product.services.db.update(golfCourses).set({ windowDays: 6 });
  await tick();
  expect(await told()).toEqual([]);
  await product.services.db.update(golfCourses).set({ windowDays: 7 });
  await look();
  expect(await titles()).toMatchObject([expect.stringMatching(/^예약이 \d\d:\d\d에 열려요 · Riverway/)]);
});

test.each([
  [5, 1],
  [7, 0],
])('bookings that opened %i hours ago, while nothing ran, are told of %i times', async (hours, count) => {
  await subscribed('golf', await course(-hours * 60 * MINUTE));
  await madeYesterday();
  await look();
  expect(await titles()).toHaveLength(count);
});

test('who asks once bookings are open is told nothing, and an alert for a day that is over ends', async () => {
  const wanted = await course(-10 * MINUTE);
  await subscribed('golf', wanted);
  await subscribed('golf', { courseId: wanted.courseId, day: '2026-01-02' });
  await look();
  expect(await told()).toEqual([]);
  const left = await product.services.db.select({ criteria: alerts.criteria }).from(alerts);
  expect(left).toEqual([{ criteria: wanted }]);
});

test.each([
  [{ courseId: 1 }, 'day'],
  [{ courseId: 1, day: '2026-02-30' }, 'day'],
  [{ courseId: 0, day: '2026-12-30' }, 'courseId'],
])('%j is refused', async (criteria, field) => {
  const refused = await product.call(api.alerts.create, {
    as: 'member',
    body: { topic: 'golf', criteria, channels: [], mode: 'instant' },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(field);
});
