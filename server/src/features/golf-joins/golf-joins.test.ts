import type { GolfJoin, OwnGolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '../../db/schema/alerts.ts';
import { blocks } from '../../db/schema/conversations.ts';
import { golfJoins } from '../../db/schema/golf-joins.ts';
import { mails } from '../../db/schema/mails.ts';
import { clockIn, DAY, golfRounds, HOUR } from '../../testing/golf-rounds.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { endJoinsOf } from './end.ts';
import { countOwnJoins, deleteRequestsOf } from './queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const rounds = golfRounds(() => product);
const { ask, cancel, decide, hosted, read, told, viewer, withdraw } = rounds;
beforeEach(async () => {
  await rounds.clear();
  await product.services.db.delete(blocks);
});

const upcoming = async () =>
  (await product.call(api.golfJoins.upcoming)).json<GolfJoin[]>().map(({ id }) => id);
const mine = async (as: 'member' | 'other') =>
  (await product.call(api.golfJoins.mine, { as })).json<OwnGolfJoin[]>();

test('a round is read by everybody by the clocks of its course, and what is for those who play by nobody else', async () => {
  const [day = '', time = ''] = clockIn(3 * DAY).split(' ');
  const closes = new Date(Date.parse(`${day}T${time}Z`) - 2 * HOUR).toISOString();
  const id = await hosted('member', { day, time });
  const answer = await read(id);
  expect(answer.json()).toMatchObject({
    ...{ id, userId: product.ids.member, userName: '회원', title: 'Riverway', cityName: '버나비' },
    ...{ teeTime: `${day} ${time}`, closesTime: closes.slice(0, 16).replace('T', ' '), seats: 2, taken: 0 },
    ...{ greenFee: 68, handicapMin: null, handicapMax: 24, pace: 'normal', cancelledDate: { time: '0' } },
  });
  expect(answer.body).not.toContain('riverway');
  expect(await upcoming()).toEqual([id]);
  expect((await viewer(id, 'other')).contact).toBe('');
  expect(await viewer(id, 'member')).toMatchObject({ role: 'host', contact: '카톡 riverway' });
  expect((await product.call(api.golfJoins.viewer, { params: { id } })).statusCode).toBe(401);
});

test('the host answers who asks, each is told, and who is accepted reads how to meet', async () => {
  const id = await hosted();
  const third = await createMember(product);
  expect([await ask(id, 'other', '핸디 20이에요'), await ask(id, third), await ask(id, 'member')]).toEqual([
    ...[204, 204, 409],
  ]);
  expect((await viewer(id, 'member')).requests).toMatchObject([
    {
      id: product.ids.other,
      name: '다른회원',
      note: '핸디 20이에요',
      status: 'asked',
      noShows: 0,
      lateCancels: 0,
    },
    { id: third.id, status: 'asked' },
  ]);
  // Who has not got a seat sees nobody.
  expect(await viewer(id, 'other')).toMatchObject({ role: 'none', requests: [], own: { status: 'asked' } });
  expect([await decide(id, product.ids.other, true), await decide(id, third.id, false)]).toEqual([204, 204]);
  expect(await viewer(id, 'other')).toMatchObject({ role: 'joiner', contact: '카톡 riverway', requests: [] });
  expect((await read(id)).json()).toMatchObject({ taken: 1 });
  expect([await told('member'), await told('other')]).toEqual([
    ['조인 신청이 왔어요', '조인 신청이 왔어요'],
    ['조인 신청이 수락됐어요'],
  ]);
  expect(await mine('other')).toMatchObject([{ status: 'accepted', join: { id } }]);
  expect(await mine('member')).toMatchObject([{ status: null, waiting: 0, join: { id } }]);
  // Who is declined does not ask again; who is accepted stays so.
  expect([await ask(id, third), await decide(id, product.ids.other, false)]).toEqual([409, 409]);
  const [mail] = await product.services.db.select().from(mails).where(eq(mails.recipient, third.email));
  expect(mail?.subject).toBe('[한카] 조인 신청이 거절됐어요');
  expect(mail?.text).toContain(`https://hanca.example/golf/joins/${id}`);
});

test('a seat that is given up is free, late or in time, and is not asked for again', async () => {
  const id = await hosted('member', { seats: 1 });
  expect([await ask(id), (await viewer(id, 'other')).own?.again]).toEqual([204, false]);
  expect([await withdraw(id), (await viewer(id, 'other')).own?.again]).toEqual([204, true]);
  await ask(id);
  await decide(id, product.ids.other, true);
  const third = await createMember(product);
  expect(await ask(id, third)).toBe(409);
  expect(await withdraw(id)).toBe(204);
  expect(await viewer(id, 'other')).toMatchObject({
    role: 'none',
    contact: '',
    own: { status: 'withdrawn', late: false, again: false },
  });
  expect([(await read(id)).json().taken, await ask(id), (await told('member'))[0]]).toEqual([
    ...[0, 409, '조인을 취소한 분이 있어요'],
  ]);
  // Who only asked may ask again.
  expect([await ask(id, third), await withdraw(id, third), await ask(id, third)]).toEqual([204, 204, 204]);
  await decide(id, third.id, true);
  await rounds.moveTo(id, 20 * HOUR);
  await withdraw(id, third);
  const { requests } = await viewer(id, 'member');
  expect(requests.find((one) => one.id === third.id)).toMatchObject({ late: true, lateCancels: 1 });
});

test('the host cancels, which all are told and can be late; others cannot', async () => {
  const id = await hosted();
  const third = await createMember(product);
  await Promise.all([ask(id), ask(id, third)]);
  await decide(id, product.ids.other, true);
  expect([await cancel(id, 'other'), await rounds.act('other', api.golfJoins.cancel, { id: 999 })]).toEqual([
    403, 404,
  ]);
  await rounds.moveTo(id, 20 * HOUR);
  expect([await cancel(id), await cancel(id)]).toEqual([204, 204]);
  expect([(await told('other'))[0], await upcoming()]).toEqual(['조인이 취소됐어요', []]);
  expect(await viewer(id, 'other')).toMatchObject({ host: { lateCancels: 1 }, contact: '카톡 riverway' });
  expect([await ask(id, await createMember(product)), await decide(id, third.id, true)]).toEqual([409, 409]);
  // Nobody gives up what is not held: the host was late, and not they; nor when they leave.
  const toldBefore = (await told('member')).length;
  expect([await withdraw(id), await withdraw(id, third)]).toEqual([409, 409]);
  await deleteRequestsOf(product.services.db, product.ids.other);
  expect([(await read(id)).json().taken, (await told('member')).length]).toEqual([1, toldBefore]);
  expect((await viewer(id, 'other')).host.lateCancels).toBe(1);
});

test('how who plays has kept their word is for the host, and not for those who play along', async () => {
  const first = await hosted('member', { seats: 1 });
  const third = await createMember(product);
  await ask(first, third);
  await decide(first, third.id, true);
  await rounds.moveTo(first, 20 * HOUR);
  await withdraw(first, third);
  const id = await hosted();
  for (const one of ['other', third] as const) await ask(id, one);
  for (const userId of [product.ids.other, third.id]) await decide(id, userId, true);
  const lateOf = async (as: 'member' | 'other') =>
    (await viewer(id, as)).requests.find((one) => one.id === third.id)?.lateCancels;
  expect([await lateOf('member'), await lateOf('other')]).toEqual([1, 0]);
});

test('a round that staff have hidden is given up as any other, why is said to its host only, and it is none of five', async () => {
  const id = await hosted();
  const third = await createMember(product);
  await Promise.all([ask(id), ask(id, third)]);
  await decide(id, product.ids.other, true);
  await rounds.set(id, { hiddenReason: '선불은 안 돼요.' });
  expect(await mine('other')).toMatchObject([{ hidden: true, join: { id, hiddenReason: '' } }]);
  expect(await mine('member')).toMatchObject([
    { hidden: true, waiting: 0, join: { id, hiddenReason: '선불은 안 돼요.' } },
  ]);
  const { db } = product.services;
  expect([await countOwnJoins(db, product.ids.member), await countOwnJoins(db, product.ids.other)]).toEqual([
    0, 0,
  ]);
  for (let n = 0; n < 5; n += 1) await hosted();
  expect([await withdraw(id), await withdraw(id), await cancel(id, 'other'), await cancel(id)]).toEqual([
    204, 204, 403, 204,
  ]);
  expect((await read(id, 'admin')).json()).toMatchObject({ taken: 0 });
});

test('of who leaves and is in many rounds, each is told in the order of members', async () => {
  const leaver = await createMember(product);
  // The host of the first round has the greater id.
  const first = await hosted('other');
  const second = await hosted('member');
  for (const [id, host] of [
    [first, 'other'],
    [second, 'member'],
  ] as const) {
    await ask(id, leaver);
    await decide(id, leaver.id, true, host);
  }
  const { db } = product.services;
  await db.delete(notifications);
  await db.transaction((tx) => endJoinsOf(tx, product.services, leaver.id));
  const news = await db.select().from(notifications).orderBy(notifications.id);
  const hosts = [product.ids.member, product.ids.other];
  expect(news.map(({ userId }) => userId)).toEqual(hosts.toSorted((a, b) => a - b));
  expect([(await read(first)).json().taken, (await read(second)).json().taken]).toEqual([0, 0]);
});

test('a round ends by itself: nobody asks once it is closed, and after a week nobody reads it', async () => {
  const id = await hosted();
  await ask(id);
  await rounds.moveTo(id, HOUR);
  expect([await ask(id, await createMember(product)), await decide(id, product.ids.other, true)]).toEqual([
    409, 204,
  ]);
  await rounds.moveTo(id, -HOUR);
  await product.services.changes.caughtUp();
  expect([await upcoming(), await withdraw(id), await cancel(id), (await read(id)).statusCode]).toEqual([
    ...[[], 409, 409, 200],
  ]);
  await rounds.moveTo(id, -7 * DAY);
  await product.services.changes.caughtUp();
  expect([(await read(id)).statusCode, (await read(id, 'admin')).statusCode]).toEqual([404, 200]);
});

test('members of whom one has blocked the other do not play together, whoever did', async () => {
  const { member, other } = product.ids;
  for (const block of [
    { userId: other, blockedId: member },
    { userId: member, blockedId: other },
  ]) {
    const id = await hosted();
    await product.services.db.insert(blocks).values(block);
    expect([await ask(id), (await viewer(id, 'other')).blocked]).toEqual([409, true]);
    await product.services.db.delete(blocks);
    await ask(id);
    await product.services.db.insert(blocks).values(block);
    expect([await decide(id, other, true), await decide(id, other, false)]).toEqual([409, 204]);
    await product.services.db.delete(blocks);
  }
});

test('refuses what cannot be, at its field', async () => {
  const wrong: [field: string, change: object][] = [
    ['courseId', { courseId: 999_999 }],
    ['day', { day: '2026-02-30' }],
    ['time', { time: '25:00' }],
    ['day', { day: '2020-01-01' }],
    ['day', { day: clockIn(92 * DAY).slice(0, 10) }],
    ['time', { day: clockIn(0).slice(0, 10), time: '00:00' }],
    [
      'closeHours',
      { closeHours: 24, day: clockIn(20 * HOUR).slice(0, 10), time: clockIn(20 * HOUR).slice(11) },
    ],
    ['seats', { seats: 4 }],
    ['handicapMax', { handicapMin: 20, handicapMax: 10 }],
    ['note', { note: '가'.repeat(301) }],
  ];
  for (const [field, change] of wrong) {
    const body = rounds.body(await rounds.course(), change);
    const refused = await product.call(api.golfJoins.create, { as: 'member', body });
    expect([refused.statusCode, refused.json().errors?.[0]?.path], JSON.stringify(change)).toEqual([
      400,
      field,
    ]);
  }
});

test('of a round far ahead it is known although hundreds are sooner: the site narrows them by place', async () => {
  const id = await hosted();
  const { db } = product.services;
  const [one] = await db.select().from(golfJoins);
  if (!one) throw new Error('a round');
  const { id: _, ...values } = one;
  const sooner = { ...values, teeDate: new Date(Date.now() + DAY) };
  await db.insert(golfJoins).values(Array.from({ length: 300 }, () => sooner));
  await product.services.changes.caughtUp();
  expect((await upcoming()).at(-1)).toBe(id);
});

test('staff find the rounds of a place and of the places within it', async () => {
  const id = await hosted();
  const found = (regionId: string) =>
    Promise.all(
      [api.golfJoins.list, api.golfJoins.count].map(async (endpoint) => {
        const answer = await product.call(endpoint, { as: 'admin', query: { regionId } });
        return answer.json<number | GolfJoin[]>();
      }),
    );
  for (const place of ['CA00', 'CA59', 'CA595911606'])
    expect(await found(place), place).toMatchObject([[{ id }], 1]);
  expect(await found('CA35')).toEqual([[], 0]);
});
