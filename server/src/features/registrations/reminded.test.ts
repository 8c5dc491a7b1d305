import { shownAt } from '@hanca/common/clocks.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Registration } from '@hanca/common/contract/registrations.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertSubjects, alerts, notifications } from '../../db/schema/alerts.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { registrationMoments } from './jobs.ts';
import { columnsOf } from './times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, queued, subjects, subscribed, titles, told } = alerting(() => product);
beforeEach(async () => {
  await clear();
  await product.services.db.delete(registrations);
  await product.services.db.delete(alertSubjects);
});

const CITY = 'CA595911606';
/** What the clocks of the city show so many milliseconds from now, in whole minutes. */
const clockIn = (ms: number) =>
  new Date(shownAt(Math.ceil((Date.now() + ms) / MINUTE) * MINUTE, 'America/Vancouver'))
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
const body = (opens: number, change: object = {}) => ({
  ...{ title: '수영 레슨', regionId: CITY, year: 2027, season: 'spring', group: 'swim' },
  ...{ opensTime: clockIn(opens), url: 'https://www.burnaby.ca/recreation', source: '안내서' },
  ...change,
});
const create = async (opens: number, change: object = {}) => {
  const made = await product.call(api.registrations.create, { as: 'admin', body: body(opens, change) });
  expect(made.statusCode).toBe(201);
  return made.json<Registration>().id;
};
/** What is queued becomes due now, as if the time had come; in its order. */
const due = (before: string) =>
  product.services.db
    .update(alertSubjects)
    .set({ dueAt: sql`now()`, createdAt: sql`now()` })
    .where(sql`${alertSubjects.subject} like ${`%:${before}`}`);
const queue = async () =>
  (await product.services.db.select().from(alertSubjects)).map(({ subject }) => subject.split(':').at(-1));

test('a member is told an hour before, once, at once and by mail; what lies back is not queued', async () => {
  const id = await create(30 * HOUR);
  expect((await queue()).toSorted()).toEqual(['day', 'hour']);
  await subscribed('registrations', { regionId: CITY, group: 'swim', registrationId: id });
  await subscribed('registrations', { regionId: CITY });
  await tick();
  expect(await told()).toEqual([]);
  await due('day');
  await tick();
  await Promise.all([tick(), tick()]);
  expect(await told()).toMatchObject([
    {
      topic: 'registrations',
      title: expect.stringMatching(/^등록 하루 전 · 버나비 수영 레슨 · \d+월 \d+일 \(.\) \d\d:\d\d$/),
      href: `/recreation/${id}`,
    },
  ]);
  expect(await subjects()).toEqual([['other', '[한카] 등록 시작 1건 알림이에요']]);
  expect((await queued())[0]?.text).toContain('■ 버나비 등록 시작: 수영 · 이 일정만');
  await due('hour');
  await tick();
  expect((await titles())[0]).toMatch(/^등록 1시간 전/);
  expect(await queued()).toHaveLength(2);
});

test('cities, groups and residents find their openings, and no others', async () => {
  const wanted = (criteria: object) => subscribed('registrations', { regionId: CITY, ...criteria });
  await wanted({ group: 'swim', audience: 'residents' });
  await subscribed('registrations', { regionId: CITY, group: 'skate' }, { as: 'member' });
  await create(50 * HOUR, { residentsTime: clockIn(30 * HOUR) });
  await create(30 * HOUR, { title: '다른 도시', regionId: 'CA596173331' });
  await create(30 * HOUR, { title: '전체', group: 'all' });
  await due('day');
  await tick();
  expect(
    (await titles()).map((title) => title?.replace(/\d+월 \d+일 \(.\) \d\d:\d\d/, '때')).toSorted(),
  ).toEqual(['등록 하루 전 · 버나비 수영 레슨 · 때 (거주자)', '등록 하루 전 · 버나비 전체 · 때']);
  expect((await titles('member')).map((title) => title?.includes('전체'))).toEqual([true]);
});

test('nobody is told of what was moved, deleted or is only expected; what was moved has reminders of its own', async () => {
  await subscribed('registrations', { regionId: CITY });
  const update = (id: number, change: object) =>
    product.call(api.registrations.update, { as: 'admin', body: { id, ...change } });
  const moved = await create(30 * HOUR);
  const deleted = await create(30 * HOUR, { title: '지운 것' });
  const expected = await create(30 * HOUR, { title: '예상', expected: true });
  await update(moved, { opensTime: clockIn(60 * HOUR) });
  await product.call(api.registrations.remove, { as: 'admin', params: { id: deleted } });
  await product.services.db
    .update(alertSubjects)
    .set({ dueAt: sql`now()` })
    .where(sql`${alertSubjects.dueAt} < now() + interval '31 hours'`);
  await tick();
  expect(await titles()).toEqual([]);
  expect((await queue()).toSorted()).toEqual(['day', 'hour']);
  await update(expected, { expected: false });
  expect(await queue()).toHaveLength(4);
  // A title that is corrected queues nothing anew.
  await update(expected, { title: '발표된 것' });
  expect(await queue()).toHaveLength(4);
});

test('quiet hours hold back the day before and not the hour before; nothing is told after the opening', async () => {
  await subscribed('registrations', { regionId: CITY }, { mode: 'daily' });
  const hour = new Date(shownAt(Date.now(), 'America/Toronto')).getUTCHours();
  const quiet = { from: (hour + 22) % 24, to: (hour + 3) % 24 };
  const preferences = { off: [], quiet, zone: 'America/Toronto' };
  await product.call(api.alerts.prefer, { as: 'other', body: preferences });
  const id = await create(30 * HOUR);
  await due('day');
  await tick();
  expect([(await titles()).length, (await queued()).length]).toEqual([1, 0]);
  await due('hour');
  await tick();
  expect([(await titles()).length, (await queued()).length]).toEqual([2, 1]);

  await product.services.db.delete(alerts);
  await subscribed('registrations', { regionId: CITY });
  const past = Date.now() - MINUTE;
  await product.services.db
    .update(registrations)
    .set({ opensDate: new Date(past) })
    .where(eq(registrations.id, id));
  await product.services.db
    .insert(alertSubjects)
    .values({ topic: 'registrations', subject: `${id}:everyone:${past}:hour` });
  await tick();
  expect(await titles()).toHaveLength(2);
});

test('what was noted in time is not mailed once it has opened, and the mail leads to the openings of the city', async () => {
  const { db } = product.services;
  const preferQuiet = (from: number, to: number) =>
    product.call(api.alerts.prefer, {
      as: 'other',
      body: { off: [], quiet: { from, to }, zone: 'America/Toronto' },
    });
  const hour = new Date(shownAt(Date.now(), 'America/Toronto')).getUTCHours();
  await preferQuiet((hour + 22) % 24, (hour + 3) % 24);
  await subscribed('registrations', { regionId: CITY, group: 'swim' });
  await create(30 * HOUR);
  await due('day');
  await tick();
  expect([(await titles()).length, (await queued()).length]).toEqual([1, 0]);
  await preferQuiet((hour + 3) % 24, (hour + 5) % 24);
  const noted = await db.select().from(notifications);
  const rename = (subject: string) => db.update(notifications).set({ subject });
  await rename(noted[0]?.subject.replace(/:\d{6,}:/, `:${Date.now() - MINUTE}:`) ?? '');
  await tick();
  expect(await queued()).toEqual([]);

  await rename(noted[0]?.subject ?? '');
  await db.update(notifications).set({ mail: 'instant' });
  await tick();
  expect((await queued())[0]?.text).toContain(
    `모두 보기: https://hanca.example/recreation?city=${CITY}&group=swim`,
  );
});

// The embedded database does one transaction after the other.
test.runIf(process.env.ENGINE === 'postgresql')(
  'what staff write while moments are reckoned anew is not overwritten by what followed from before',
  async () => {
    const { db } = product.services;
    const isWaiting = async () => {
      const { rowCount } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    };
    const id = await create(30 * HOUR);
    const opening = eq(registrations.id, id);
    const [row] = await db.update(registrations).set({ reminders: [] }).where(opening).returning();
    const opensTime = clockIn(60 * HOUR);
    const { runs } = await db.transaction(async (tx) => {
      await tx
        .update(registrations)
        .set({ opensTime, ...columnsOf({ ...row, opensTime }) })
        .where(opening);
      // Two processes, each of which has read what was before.
      const runs = [registrationMoments.run(product.services), registrationMoments.run(product.services)];
      while (!(await isWaiting()));
      return { runs };
    });
    await Promise.all(runs);
    const [now] = await db.select().from(registrations).where(opening);
    expect(now).toMatchObject({ opensTime, ...columnsOf({ ...row, opensTime }) });
  },
);

test('what follows from times is reckoned anew where it is not what it would be now', async () => {
  const { db } = product.services;
  const id = await create(30 * HOUR);
  const read = async () => (await db.select().from(registrations).where(eq(registrations.id, id)))[0];
  const before = await read();
  await db.delete(alertSubjects);
  await db
    .update(registrations)
    .set({ reminders: [], opensDate: sql`${registrations.opensDate} + interval '1 hour'` });
  await registrationMoments.run(product.services);
  expect(await read()).toEqual(before);
  expect((await queue()).toSorted()).toEqual(['day', 'hour']);
  await registrationMoments.run(product.services);
  expect(await queue()).toHaveLength(2);
});
