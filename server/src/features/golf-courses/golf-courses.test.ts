import { shownAt } from '@hanca/common/clocks.ts';
import type { DayOfPlay, GolfCourse, GolfCourseCard } from '@hanca/common/contract/golf-courses.ts';
import { api } from '@hanca/common/contract/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { golfReminders } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(golfCourses);
});

const body = { title: 'Riverway', regionId: 'CA595911606', source: '골프장 안내' };
const create = (change: object = {}) =>
  product.call(api.golfCourses.create, { as: 'admin', body: { ...body, ...change } });
const made = async (change: object = {}) => {
  const created = await create(change);
  expect(created.statusCode).toBe(201);
  return created.json<GolfCourse>().id;
};
const cards = async () => (await product.call(api.golfCourses.cards)).json<GolfCourseCard[]>();
const dayOf = async (id: number, day?: string) =>
  (await product.call(api.golfCourses.day, { params: { id }, query: { day } })).json<DayOfPlay>();
const take = (text: string) => product.call(api.golfCourses.import, { as: 'admin', body: { text } });

test('what is not known of a course stays unknown, and where it is says how exactly', async () => {
  const id = await made();
  const [card] = await cards();
  expect(card).toMatchObject({
    ...{ id, kind: 'unknown', holes: null, weekdayFee: null, windowDays: null, url: '', phone: '' },
    ...{ cityName: '버나비', zone: 'America/Vancouver', isExact: false, location: null },
  });
  expect(card?.point?.lat).toBeCloseTo(49.27, 1);
  await product.call(api.golfCourses.update, {
    as: 'admin',
    body: { id, location: { lat: 49.19, lng: -122.99 }, weekdayFee: 68.5 },
  });
  expect((await cards())[0]).toMatchObject({
    ...{ point: { lat: 49.19, lng: -122.99 }, isExact: true, weekdayFee: 68.5 },
  });
  const away = await made({ title: 'Furry Creek', regionId: 'CA59' });
  expect((await cards()).find((one) => one.id === away)?.point).toBeNull();
  expect(await dayOf(away, '2026-12-21')).toMatchObject({ sunset: null, lastStart: null });
});

test('what cannot be is refused beside its field, in Korean', async () => {
  for (const [change, path] of [
    [{ regionId: 'CA00' }, 'regionId'],
    [{ regionId: 'CA591' }, 'regionId'],
    [{ url: 'http://golf.example.org' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ weekdayFee: -1 }, 'weekdayFee'],
    [{ weekdayFee: 10.005 }, 'weekdayFee'],
    [{ windowTime: '19:00' }, 'windowDays'],
    [{ windowDays: 7, windowTime: '24:00' }, 'windowTime'],
    [{ phone: '전화 주세요' }, 'phone'],
    [{ source: '' }, 'source'],
  ] as const) {
    const refused = await create(change);
    expect(refused.statusCode, JSON.stringify(change)).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path, message: expect.stringMatching(/[가-힣]/) }]);
  }
});

test('a city has a course of a name once', async () => {
  const id = await made();
  expect((await create()).statusCode).toBe(409);
  expect((await create({ regionId: 'CA596122085' })).statusCode).toBe(201);
  const change = { id, note: '같은 이름으로 고치는 것은 괜찮아요' };
  expect((await product.call(api.golfCourses.update, { as: 'admin', body: change })).statusCode).toBe(200);
});

test('bookings open by the clocks of the course, on either side of a change of clocks', async () => {
  const id = await made({ regionId: 'CA356167865', windowDays: 7, windowTime: '19:00' });
  // Toronto's clocks change on 14 March 2027.
  expect(await dayOf(id, '2027-03-20')).toMatchObject({
    day: '2027-03-20',
    opensTime: '2027-03-13 19:00',
    opensDate: { time: String(Date.parse('2027-03-14T00:00Z')) },
    teeTimes: null,
  });
  expect(await dayOf(id, '2027-03-21')).toMatchObject({
    opensTime: '2027-03-14 19:00',
    opensDate: { time: String(Date.parse('2027-03-14T23:00Z')) },
  });
  const file = await product.call(api.golfCourses.file, { params: { id }, query: { day: '2027-03-21' } });
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toContain('DTSTART:20270314T230000Z');
  expect(file.body).toContain(`UID:golf-${id}-2027-03-21@hanca`);
  const unknown = await made({ title: 'Langara' });
  expect(await dayOf(unknown, '2027-03-21')).toMatchObject({ opensTime: null, opensDate: null });
  const none = await product.call(api.golfCourses.file, {
    params: { id: unknown },
    query: { day: '2027-03-21' },
  });
  expect(none.statusCode).toBe(404);
});

test('sunset and the last start of a day are by the clocks of the course', async () => {
  const id = await made({ regionId: 'CA356167865' });
  // Published: 16:44 in Toronto.
  const day = await dayOf(id, '2026-12-21');
  expect(day.sunset).toMatch(/^16:4[3-5]$/);
  expect(day.lastStart).toMatch(/^12:(?:2[89]|30)$/);
  expect((await dayOf(id)).day).toBe((await dayOf(id)).today);
});

const HEAD = 'course,city,booking_platform,booking_url,source';
const LINK = 'https://golf.example.org/tee';

test('a file adds courses whose other columns are unknown, and changes only what it has columns for', async () => {
  const file = `${HEAD}\nRiverway,Burnaby,CPS,${LINK},안내\nFurry Creek,BC,,,안내`;
  expect((await take(file)).json()).toEqual({ added: 2, changed: 0, same: 0 });
  expect((await take(file)).json()).toEqual({ added: 0, changed: 0, same: 2 });
  const fees = 'course,city,source,weekday,window_days,window_time,lat,lng\n';
  expect((await take(`${fees}Riverway,버나비,안내,68.50,7,19:00,49.19,-122.99`)).json()).toEqual({
    ...{ added: 0, changed: 1, same: 0 },
  });
  expect((await take(`${fees}Riverway,버나비,안내,68.50,7,19:00,49.19,-122.99`)).json()).toMatchObject({
    same: 1,
  });
  const [, riverway] = await cards();
  expect(riverway).toMatchObject({
    ...{ title: 'Riverway', url: LINK, weekdayFee: 68.5, windowDays: 7, windowTime: '19:00', isExact: true },
  });
  const trail = await product.call(api.audits.list, { as: 'admin', query: { feature: 'golfCourses' } });
  expect(trail.body).toContain('rows');
});

test('each wrong line is named with its number and reason, and nothing is stored', async () => {
  const refused = await take(
    `course,city,source,weekday,url\nA,Burnaby,안내,68,${LINK}\nB,Nowhere,안내,,\nC,Burnaby,안내,육십,\nD,Burnaby,,,\nE,Burnaby,안내,,http://x.example\nA,Burnaby,안내,,`,
  );
  expect(refused.statusCode).toBe(400);
  const messages = refused.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message);
  expect(messages).toMatchObject([
    expect.stringMatching(/^3번째 줄: 도시/),
    expect.stringMatching(/^4번째 줄: 주중 그린피/),
    expect.stringMatching(/^5번째 줄: 출처/),
    expect.stringMatching(/^6번째 줄: 예약 페이지/),
    expect.stringMatching(/^7번째 줄: 앞줄/),
  ]);
  expect((await take('course,city\nA,Burnaby')).body).toContain('열이 없어요: source');
  expect(await product.services.db.select().from(golfCourses)).toEqual([]);
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ZONE = 'America/Vancouver';

describe('a member who waits for bookings to open', () => {
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
  const madeYesterday = () =>
    product.services.db.update(alerts).set({ since: sql`now() - interval '1 day'` });
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

  test('bookings that opened while nothing ran are told of for six hours', async () => {
    for (const [hours, count] of [
      [7, 0],
      [5, 1],
    ] as const) {
      await product.services.db.delete(golfCourses);
      await subscribed('golf', await course(-hours * 60 * MINUTE));
      await madeYesterday();
      await look();
      expect(await titles(), `${hours} hours`).toHaveLength(count);
    }
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

  test('an alert of no course or no day is refused', async () => {
    for (const [criteria, field] of [
      [{ courseId: 1 }, 'day'],
      [{ courseId: 1, day: '2026-02-30' }, 'day'],
      [{ courseId: 0, day: '2026-12-30' }, 'courseId'],
    ] as const) {
      const refused = await product.call(api.alerts.create, {
        as: 'member',
        body: { topic: 'golf', criteria, channels: [], mode: 'instant' },
      });
      expect(refused.statusCode, JSON.stringify(criteria)).toBe(400);
      expect(refused.body).toContain(field);
    }
  });
});
