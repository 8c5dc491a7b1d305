import type { Attendee, Event } from '@hanca/common/contract/events.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '../../db/schema/alerts.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { eventJoins, events } from '../../db/schema/events.ts';
import { mails } from '../../db/schema/mails.ts';
import { createMember } from '../../testing/people.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { removeAccount } from '../farewell/remove.ts';
import { eventClock } from './jobs.ts';
import { tellJoined } from './news.ts';

const HOUR = 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(eventJoins);
  await product.services.db.delete(events);
});

const body = () => ({
  title: '버나비 벼룩시장',
  regionId: 'CA59',
  place: '버나비 중앙공원',
  host: '한인회',
  startDate: Date.now() + 24 * HOUR,
  endDate: Date.now() + 27 * HOUR,
  content: '안 쓰는 물건을 가져오세요.',
});
const create = (change: object = {}) =>
  product.call(api.events.create, { as: 'admin', body: { ...body(), ...change } });
const made = async (change: object = {}) => (await create(change)).json<Event>().id;
const set = (id: number, values: Partial<typeof events.$inferInsert>) =>
  product.services.db.update(events).set(values).where(eq(events.id, id));
const read = async (id: number) => (await product.call(api.events.get, { params: { id } })).json<Event>();
const join = async (id: number, as: Role = 'member') =>
  (await product.call(api.events.join, { as, params: { id } })).statusCode;
const leave = async (id: number, as: Role = 'member') =>
  (await product.call(api.events.leave, { as, params: { id } })).statusCode;
/** What somebody else calls for an event. */
const callAs = (token: string, endpoint: Endpoint, id: number) =>
  product.inject({
    method: endpoint.method,
    url: hrefOf(endpoint, { params: { id } }),
    headers: { authorization: `Bearer ${token}` },
  });
const mine = async (as: Role = 'member') =>
  (await product.call(api.events.mine, { as })).json<Event[]>().map(({ id }) => id);
const attendees = (id: number, as: Role) => product.call(api.events.attendees, { as, params: { id } });

test('a member joins once and leaves again, and everybody reads how many have', async () => {
  const id = await made({ seats: 2 });
  expect([await join(id), await join(id), await join(id, 'other')]).toEqual([204, 204, 204]);
  expect(await read(id)).toMatchObject({ joined: 2, seats: 2, deadline: null });
  expect([await mine(), await mine('other'), await mine('admin')]).toEqual([[id], [id], []]);
  expect(await join(id, 'admin')).toBe(409);
  // Who has a seat of a full event keeps it.
  expect(await join(id)).toBe(204);
  expect([await leave(id), await leave(id), await leave(id, 'admin')]).toEqual([204, 204, 204]);
  expect([(await read(id)).joined, await mine(), await mine('other')]).toEqual([1, [], [id]]);
  expect([await join(id, 'nobody'), await leave(id, 'nobody'), await join(999)]).toEqual([401, 401, 404]);
});

test('nobody joins what is past or cancelled', async () => {
  const id = await made();
  const open = {
    deadline: null,
    startDate: new Date(Date.now() + HOUR),
    endDate: new Date(Date.now() + 2 * HOUR),
  };
  const closed: [string, Partial<typeof events.$inferInsert>][] = [
    ['마감됐어요', { deadline: new Date(0) }],
    ['마감됐어요', { startDate: new Date(0) }],
    ['끝난 행사', { startDate: new Date(0), endDate: new Date(1) }],
    ['취소된 행사', { cancelled: true }],
  ];
  for (const [detail, values] of closed) {
    await set(id, { ...open, ...values });
    const answer = await product.call(api.events.join, { as: 'member', params: { id } });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining(detail)]);
  }
  expect(await product.services.db.select().from(eventJoins)).toEqual([]);
});

test('staff see who comes, and nobody else', async () => {
  const id = await made();
  await join(id);
  const list = (await attendees(id, 'admin')).json<Attendee[]>();
  expect(list).toEqual([{ id: product.ids.member, name: '회원', joinedDate: expect.anything() }]);
  expect((await attendees(id, 'member')).statusCode).toBe(403);
  expect((await attendees(999, 'admin')).statusCode).toBe(404);
});

test('an event that members have joined is cancelled and not deleted', async () => {
  const id = await made();
  await join(id);
  const remove = async () =>
    (await product.call(api.events.remove, { as: 'admin', params: { id } })).statusCode;
  expect(await remove()).toBe(409);
  const cancel = { as: 'admin', body: { id, cancelled: true } } as const;
  expect((await product.call(api.events.update, cancel)).json()).toMatchObject({
    cancelled: true,
    joined: 1,
  });
  await leave(id);
  expect(await remove()).toBe(204);
});

test('who has joined is told once when it is cancelled, opened anew or moved, and of nothing else', async () => {
  const { db } = product.services;
  for (const table of [mails, notifications, attempts]) await db.delete(table);
  const id = await made();
  await join(id);
  const change = (values: object) =>
    product.call(api.events.update, { as: 'admin', body: { id, ...values } });
  await change({ content: '새로 쓴 안내' });
  await change({ place: '버나비 시청' });
  await tellJoined(product.services);
  await change({ cancelled: true });
  await change({ place: '버나비 도서관' });
  await tellJoined(product.services);
  await change({ cancelled: false, startDate: Date.now() + 25 * HOUR });
  await tellJoined(product.services);
  await tellJoined(product.services);
  const sent = await queuedFor(product, 'member@example.org');
  expect(sent.map(({ subject }) => subject)).toEqual([
    '[한카] 행사 일정이 바뀌었어요',
    '[한카] 행사가 취소됐어요',
    '[한카] 행사가 다시 열려요',
  ]);
  expect(sent[0]?.text).toContain('장소: 버나비 시청');
  expect(await queuedFor(product, 'other@example.org')).toEqual([]);
  const centre = await product.call(api.alerts.notifications, { as: 'member' });
  expect(centre.json<{ title: string; href: string }[]>()).toMatchObject([
    { title: '행사가 다시 열려요 · 버나비 벼룩시장', href: `/events/${id}` },
    { title: '행사가 취소됐어요 · 버나비 벼룩시장' },
    { title: '행사 일정이 바뀌었어요 · 버나비 벼룩시장' },
  ]);
  await set(id, { startDate: new Date(Date.now() - 2 * HOUR), endDate: new Date(Date.now() - HOUR) });
  await change({ cancelled: true });
  await tellJoined(product.services);
  expect(await queuedFor(product, 'member@example.org')).toHaveLength(3);
});

test('of what has changed again before anybody was told of it only the last is told', async () => {
  const { db } = product.services;
  for (const table of [mails, notifications, attempts]) await db.delete(table);
  const id = await made();
  await join(id);
  for (const values of [{ place: '버나비 시청' }, { cancelled: true }])
    await product.call(api.events.update, { as: 'admin', body: { id, ...values } });
  await tellJoined(product.services);
  const sent = await queuedFor(product, 'member@example.org');
  expect(sent.map(({ subject }) => subject)).toEqual(['[한카] 행사가 취소됐어요']);
  // Nor of what is over by then.
  await product.call(api.events.update, { as: 'admin', body: { id, cancelled: false } });
  await set(id, { startDate: new Date(Date.now() - 2 * HOUR), endDate: new Date(Date.now() - HOUR) });
  await tellJoined(product.services);
  expect(await queuedFor(product, 'member@example.org')).toHaveLength(1);
});

test('an event begins, and ends after that', async () => {
  const pathsOf = (answer: Awaited<ReturnType<typeof create>>) =>
    answer.json().errors?.map(({ path }: { path: string }) => path);
  expect(pathsOf(await create({ startDate: 0 }))).toEqual(['startDate']);
  expect(pathsOf(await create({ endDate: 5 }))).toEqual(['endDate']);
  expect(pathsOf(await create({ deadline: Date.now() + 28 * HOUR }))).toEqual(['deadline']);
  expect(pathsOf(await create({ regionId: 'CA99' }))).toEqual(['regionId']);
});

test('who deletes their account gives their seats back', async () => {
  const [id, other] = [await made(), await made()];
  const leaver = await createMember(product);
  for (const each of [id, other]) await callAs(leaver.token, api.events.join, each);
  await join(id);
  expect([(await read(id)).joined, (await read(other)).joined]).toEqual([2, 1]);
  await removeAccount(product.services.db, leaver.id);
  await product.services.changes.caughtUp();
  expect([(await read(id)).joined, (await read(other)).joined]).toEqual([1, 0]);
});

test('calendars take an event, and what was changed of it', async () => {
  const id = await made({
    startDate: Date.parse('2026-12-05T20:00:00Z'),
    endDate: Date.parse('2026-12-05T23:00:00Z'),
  });
  const file = () => product.call(api.events.calendar, { params: { id } });
  const { headers, body: text } = await file();
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toContain(`hanca-event-${id}.ics`);
  for (const line of [`UID:event-${id}@hanca`, 'DTSTART;TZID=America/Vancouver:20261205T130000']) {
    expect(text).toContain(`${line}\r\n`);
  }
  await set(id, { cancelled: true });
  expect((await file()).body).toContain('STATUS:CANCELLED\r\n');
  expect((await product.call(api.events.calendar, { params: { id: 999 } })).statusCode).toBe(404);
});

test('what is cached of an event is dropped when it closes', async () => {
  const id = await made();
  const { versions } = product.services.cache;
  await set(id, { deadline: new Date(Date.now() - 1000) });
  await product.services.changes.caughtUp();
  const before = versions.moment;
  await eventClock().run(product.services);
  await product.services.changes.caughtUp();
  expect(versions.moment).not.toEqual(before);
});

test('where one cannot be told the others are, and that one the next time', async () => {
  const { db } = product.services;
  for (const table of [mails, notifications, attempts]) await db.delete(table);
  const id = await made();
  await join(id);
  await join(id, 'other');
  await product.call(api.events.update, { as: 'admin', body: { id, cancelled: true } });
  let isBroken = true;
  const services = {
    ...product.services,
    get config() {
      if (!isBroken) return product.services.config;
      isBroken = false;
      throw new Error('broken');
    },
  };
  const told = async () =>
    (await queuedFor(product, 'member@example.org')).length +
    (await queuedFor(product, 'other@example.org')).length;
  await expect(tellJoined(services)).rejects.toThrow('not all who have joined an event were told');
  expect(await told()).toBe(1);
  await tellJoined(services);
  expect(await told()).toBe(2);
});
