import type { Decision } from '@hanca/common/contract/appeals.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { QueueItem } from '@hanca/common/contract/queue.ts';
import type { Report } from '@hanca/common/contract/reports.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { golfJoins } from '../../db/schema/golf-joins.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { DAY, golfRounds, HOUR } from '../../testing/golf-rounds.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { removeAccount } from '../farewell/remove.ts';
import { golfJoinClock } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const rounds = golfRounds(() => product);
const { ask, decide, hosted, mark, read, told, viewer } = rounds;
beforeEach(async () => {
  await product.services.db.delete(reports);
  await rounds.clear();
});

/** A round that is over, of the member; the other one had a seat. */
const played = async () => {
  const id = await hosted();
  await ask(id);
  await decide(id, product.ids.other, true);
  await rounds.moveTo(id, -5 * HOUR);
  return id;
};
/** As if all that counts against somebody, and what they say against it, had been said so many days ago. */
const saidBefore = (days: number) =>
  product.services.db.update(strikes).set({
    createdAt: new Date(Date.now() - days * DAY),
    appealedAt: sql`${strikes.appealedAt} - make_interval(days => ${days})`,
  });
const decisions = async () => (await product.call(api.appeals.own, { as: 'other' })).json<Decision[]>();
const appeal = async (id: number) =>
  (await product.call(api.appeals.write, { as: 'other', params: { id }, body: { text: '갔어요.' } }))
    .statusCode;
const answer = (id: number, lifted: boolean) =>
  product.call(api.appeals.answer, { as: 'admin', params: { id }, body: { lifted, answer: '살펴봤어요.' } });
const noShows = async (id: number) => (await viewer(id, 'member')).requests[0]?.noShows;

test('who did not come is told, and a week later it is a strike', async () => {
  const id = await played();
  const { other } = product.ids;
  expect([await mark(id, other), await mark(id, other)]).toEqual([204, 204]);
  expect((await told('other'))[0]).toBe('조인에 오지 않았다고 표시됐어요');
  expect(await decisions()).toMatchObject([
    { measure: 'no_show', title: expect.stringMatching(/^조인 · Riverway · /), lifted: false },
  ]);
  expect((await viewer(id, 'member')).requests).toMatchObject([{ marked: true, noShows: 0 }]);
  await saidBefore(7);
  expect(await noShows(id)).toBe(1);
  await saidBefore(380);
  expect(await noShows(id)).toBe(0);
});

test('what somebody says against it is settled in the queue of staff, and does not count until then', async () => {
  const id = await played();
  await mark(id, product.ids.other);
  const [said] = await decisions();
  if (!said) throw new Error('a mark');
  expect([await appeal(said.id), await appeal(said.id)]).toEqual([204, 409]);
  await saidBefore(8);
  expect(await noShows(id)).toBe(0);
  const queue = (await product.call(api.queue.list, { as: 'admin' })).json<QueueItem[]>();
  expect(queue).toMatchObject([
    {
      kind: 'appeal',
      recordId: said.id,
      about: { feature: 'golfJoins', id },
      reason: '노쇼',
      text: '갔어요.',
      // It is no decision of staff.
      strikeCount: 0,
    },
  ]);
  const read = await product.call(api.appeals.get, { as: 'admin', params: { id: said.id } });
  const account = await product.call(api.users.get, { as: 'admin', params: { id: product.ids.other } });
  expect([read.json().strikeCount, account.json().strikeCount]).toEqual([0, 0]);
  expect((await answer(said.id, false)).statusCode).toBe(200);
  expect(await noShows(id)).toBe(1);
});

test('what is said against a mark once it counts does not keep it from counting', async () => {
  const id = await played();
  await mark(id, product.ids.other);
  await saidBefore(8);
  const [said] = await decisions();
  expect([await appeal(said?.id ?? 0), await noShows(id)]).toEqual([204, 1]);
  await answer(said?.id ?? 0, true);
  expect(await noShows(id)).toBe(0);
});

test('a mark is removed with the rounds of its time, and what staff decided is not', async () => {
  const id = await played();
  await mark(id, product.ids.other);
  const { db } = product.services;
  const kept = {
    userId: product.ids.other,
    measure: 'warned' as const,
    suspended: false,
    title: '매물',
    reason: '',
  };
  await db.insert(strikes).values(kept);
  await saidBefore(394);
  await golfJoinClock().run(product.services);
  expect(await decisions()).toHaveLength(2);
  await saidBefore(396);
  await golfJoinClock().run(product.services);
  expect(await decisions()).toMatchObject([{ measure: 'warned' }]);
});

// The embedded database does one transaction after the other.
test.runIf(process.env.ENGINE === 'postgresql').each(['suspended', 'leaving'])(
  'who is %s while they ask or offer a round does neither',
  async (how) => {
    const id = await hosted();
    const someone = await createMember(product);
    const { db } = product.services;
    const body = rounds.body(await rounds.course());
    const waiting = async () => {
      const { rowCount } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount ?? 0;
    };
    const { answers } = await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set(how === 'suspended' ? { suspended: true } : { deleteAt: new Date(Date.now() + DAY) })
        .where(eq(users.id, someone.id));
      const answers = Promise.all([ask(id, someone), rounds.act(someone, api.golfJoins.create, {}, body)]);
      while ((await waiting()) < 2);
      return { answers };
    });
    expect(await answers).toEqual(how === 'suspended' ? [401, 401] : [403, 403]);
    expect((await viewer(id, 'member')).requests).toEqual([]);
  },
);

test('a mark that staff take back never counts', async () => {
  const id = await played();
  await mark(id, product.ids.other);
  const [said] = await decisions();
  await appeal(said?.id ?? 0);
  await answer(said?.id ?? 0, true);
  await saidBefore(8);
  expect([await noShows(id), (await decisions())[0]?.lifted]).toEqual([0, true]);
});

test('the host is marked by who had a seat, once for a round however many say it', async () => {
  const id = await hosted();
  const [third, fourth] = [await createMember(product), await createMember(product)];
  for (const one of [third, fourth]) await ask(id, one);
  await ask(id);
  for (const one of [product.ids.other, third.id]) await decide(id, one, true);
  await rounds.moveTo(id, -5 * HOUR);
  const { member, other } = product.ids;
  // Who asked and got no seat, and who plays beside each other, mark nobody.
  expect([
    await mark(id, member, fourth),
    await mark(id, third.id, 'other'),
    await mark(id, fourth.id),
  ]).toEqual([...[404, 404, 404]]);
  const marked = await Promise.all([mark(id, member, 'other'), mark(id, member, third)]);
  expect([marked, (await viewer(id, 'other')).host.marked]).toEqual([[204, 204], true]);
  const against = await product.services.db.select().from(strikes);
  expect(against).toMatchObject([{ userId: member, measure: 'no_show', recordId: id }]);
  expect(other).not.toBe(member);
});

test('a round is marked from five hours after its tee time, for a week', async () => {
  for (const [ms, status] of [
    [-4 * HOUR, 409],
    [-5 * HOUR, 204],
    [-7 * DAY + HOUR, 204],
    [-7 * DAY, 404],
  ] as const) {
    const id = await played();
    await rounds.moveTo(id, ms);
    expect(await mark(id, product.ids.other), `${ms}`).toBe(status);
  }
});

test('three in a year keep a member from hosting and asking for 90 days', async () => {
  const { db } = product.services;
  const { other: userId } = product.ids;
  const strike = (days: number) => ({
    ...{
      userId,
      measure: 'no_show' as const,
      feature: 'golfJoins' as const,
      suspended: false,
      title: '조인',
      reason: '',
    },
    createdAt: new Date(Date.now() - (days + 7) * DAY),
  });
  const id = await hosted();
  await db.insert(strikes).values([strike(89), strike(200)]);
  expect([await ask(id), await rounds.withdraw(id)]).toEqual([204, 204]);
  await db.insert(strikes).values(strike(300));
  expect(await ask(id)).toBe(409);
  const { barredUntil } = await viewer(id, 'other');
  expect(Math.round((Number(barredUntil.time) - Date.now()) / HOUR)).toBe(24);
  const body = rounds.body((await read(id)).json().courseId);
  expect((await product.call(api.golfJoins.create, { as: 'other', body })).statusCode).toBe(409);
});

test('a round is reported, and a decision hides it until it is taken back', async () => {
  const id = await hosted();
  const report = (as: 'other' | 'member') =>
    rounds.act(as, api.golfJoins.report, { id }, { reason: 'scam', text: '선불을 달래요.' });
  expect([await report('other'), await report('other'), await report('member')]).toEqual([204, 204, 409]);
  const [found, ...rest] = (
    await product.call(api.reports.list, { as: 'admin', query: { golfJoinId: id } })
  ).json<Report[]>();
  if (!found) throw new Error('a report');
  expect(rest).toEqual([]);
  expect(found).toMatchObject({
    ...{
      golfJoinId: id,
      realtyTitle: '조인 · Riverway',
      reportedId: product.ids.member,
      realtyHidden: false,
    },
    quote: expect.stringMatching(/^Riverway · .*\n편하게 쳐요\.$/),
  });
  const queue = (await product.call(api.queue.list, { as: 'admin' })).json<QueueItem[]>();
  expect(queue).toMatchObject([{ kind: 'report', about: { feature: 'golfJoins', id }, memberName: '회원' }]);
  const conduct = await product.call(api.users.conduct, {
    as: 'admin',
    params: { id: product.ids.member },
  });
  expect(conduct.json()).toMatchObject({ reports: 1, waiting: 1 });
  await ask(id);
  const decided = await product.call(api.reports.decide, {
    as: 'admin',
    params: { id: found.id },
    body: { basedOn: found.updatedDate, measure: 'hidden', toReported: '선불은 안 돼요.', toReporter: '' },
  });
  expect(decided.json()).toMatchObject({ status: 1, realtyHidden: true });
  expect([(await read(id)).statusCode, await ask(id), (await told('other'))[0]]).toEqual([
    404,
    404,
    '조인이 숨겨졌어요',
  ]);
  const [said] = (await product.call(api.appeals.own, { as: 'member' })).json<Decision[]>();
  await product.call(api.appeals.write, {
    as: 'member',
    params: { id: said?.id ?? 0 },
    body: { text: '아니에요.' },
  });
  await answer(said?.id ?? 0, true);
  expect((await read(id)).statusCode).toBe(200);
});

test('who is suspended from writing neither hosts nor asks, and whose account is closed gives up all that is ahead', async () => {
  const id = await hosted();
  const { db } = product.services;
  await db
    .update(users)
    .set({ suspendedUntil: new Date(Date.now() + DAY) })
    .where(eq(users.id, product.ids.other));
  expect(await ask(id)).toBe(403);
  await db.update(users).set({ suspendedUntil: null }).where(eq(users.id, product.ids.other));
  const third = await createMember(product);
  await ask(id, third);
  await decide(id, third.id, true);
  await product.call(api.users.update, { as: 'admin', body: { id: third.id, suspended: true } });
  expect([(await read(id)).json().taken, (await told('member'))[0]]).toEqual([
    0,
    '조인을 취소한 분이 있어요',
  ]);
});

test('who leaves gives up what is ahead, and takes their rounds along', async () => {
  const id = await hosted();
  const leaver = await createMember(product);
  await ask(id, leaver);
  await decide(id, leaver.id, true);
  expect(await rounds.act(leaver, api.farewell.deleteMe, {}, { password: 'maple-syrup-9-pancakes' })).toBe(
    204,
  );
  expect((await read(id)).json().taken).toBe(0);
  const { db } = product.services;
  await db.update(golfJoins).set({ userId: leaver.id });
  await removeAccount(db, leaver.id);
  expect(await db.select().from(golfJoins)).toEqual([]);
});
