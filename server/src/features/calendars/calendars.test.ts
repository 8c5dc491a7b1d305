import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { calendarAddresses } from '../../db/schema/calendars.ts';
import { blocks, conversations, messages } from '../../db/schema/conversations.ts';
import { eventJoins, events } from '../../db/schema/events.ts';
import { golfJoins } from '../../db/schema/golf-joins.ts';
import { realties } from '../../db/schema/realties.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { users } from '../../db/schema/users.ts';
import { alerting } from '../../testing/alerting.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { clockIn, DAY, golfRounds } from '../../testing/golf-rounds.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, subscribed } = alerting(() => product);
const { open } = conversationCalls(() => product);
beforeEach(async () => {
  const { db } = product.services;
  await clear();
  for (const table of [blocks, conversations, calendarAddresses, eventJoins, events, registrations])
    await db.delete(table);
});

const BURNABY = 'CA595911606';
const YEAR = new Date().getUTCFullYear() + 1;

const opening = async (change: object = {}) => {
  const body = {
    ...{ title: '수영', regionId: BURNABY, year: YEAR, season: 'spring', group: 'swim' },
    ...{ residentsTime: `${YEAR}-03-02 10:00`, opensTime: `${YEAR}-03-09 10:00` },
    ...{ url: 'https://www.burnaby.ca/recreation', source: '버나비 시 안내' },
    ...change,
  };
  const response = await product.call(api.registrations.create, { as: 'admin', body });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: number }>().id;
};

const renewed = async (as: Role = 'other') => {
  const response = await product.call(api.calendars.renew, { as });
  expect(response.statusCode).toBe(201);
  return response.json<{ path: string }>().path;
};
const read = (url: string, headers: Record<string, string> = {}) => product.inject({ url, headers });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    title: event.getFirstPropertyValue('summary'),
    start: String(event.getFirstPropertyValue('dtstart')),
    status: event.getFirstPropertyValue('status'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }));

test('it has the openings that its member has an alert for, and the events that they take part in', async () => {
  const { db } = product.services;
  const swim = await opening();
  await opening({ title: '스케이트', group: 'skate' });
  const camp = await opening({ title: '캠프', group: 'camp', residentsTime: '' });
  await subscribed('registrations', { regionId: BURNABY, group: 'swim', audience: 'residents' });
  await subscribed('registrations', { regionId: BURNABY, registrationId: camp, audience: 'residents' });
  await subscribed('registrations', { regionId: BURNABY, group: 'skate' }, { as: 'member' });
  const [event] = await db
    .insert(events)
    .values({
      ...{ title: '모임', regionId: BURNABY, place: '도서관', host: '한카', fee: 0, content: '' },
      ...{
        startDate: new Date('2027-05-01T17:00Z'),
        endDate: new Date('2027-05-01T19:00Z'),
        cancelled: true,
      },
    })
    .returning();
  await db.insert(eventJoins).values({ eventId: event?.id ?? 0, userId: product.ids.other });
  const response = await read(await renewed());
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  const all = eventsOf(response.body);
  expect(all.map(({ uid, start }) => [uid, start])).toEqual([
    [`registration-${swim}-residents@hanca`, `${YEAR}-03-02T10:00:00`],
    [`registration-${camp}-everyone@hanca`, `${YEAR}-03-09T10:00:00`],
    [`event-${event?.id}@hanca`, '2027-05-01T10:00:00'],
  ]);
  expect(all[0]?.title).toContain('수영 등록 시작 (거주자)');
  expect(all[2]?.status).toBe('CANCELLED');
  // What is paused is not in it.
  await db.update(alerts).set({ paused: true });
  expect(eventsOf((await read(await renewed())).body)).toHaveLength(1);
});

test('what is unchanged is not sent again; a date that moves is the same appointment, later', async () => {
  const { db } = product.services;
  const id = await opening({ residentsTime: '' });
  await db.update(registrations).set({ updatedAt: sql`now() - interval '1 day'` });
  await subscribed('registrations', { regionId: BURNABY });
  const path = await renewed();
  const first = await read(path);
  const etag = String(first.headers.etag);
  const again = await read(path, { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const body = { opensTime: `${YEAR}-03-16 09:30` };
  const changed = await product.call(api.registrations.update, { as: 'admin', body: { id, ...body } });
  expect(changed.statusCode).toBe(200);
  const later = await read(path, { 'if-none-match': etag });
  const [before, after] = [eventsOf(first.body)[0], eventsOf(later.body)[0]];
  expect(later.statusCode).toBe(200);
  expect([after?.uid, after?.start]).toEqual([before?.uid, `${YEAR}-03-16T09:30:00`]);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('an address is one member’s, ends with the next one, and opens nothing for who is suspended or leaving', async () => {
  const { db } = product.services;
  const address = async () => (await product.call(api.calendars.address, { as: 'other' })).json();
  expect(await address()).toEqual({ createdDate: null, readDate: null });
  const old = await renewed();
  expect(await address()).toMatchObject({ createdDate: expect.anything(), readDate: null });
  const path = await renewed();
  expect([(await read(old)).statusCode, (await read(path)).statusCode]).toEqual([404, 200]);
  expect(await address()).toMatchObject({ readDate: expect.anything() });
  for (const state of [{ suspended: true }, { deleteAt: new Date() }]) {
    await db.update(users).set(state).where(eq(users.id, product.ids.other));
    expect((await read(path)).statusCode).toBe(404);
    await db.update(users).set({ suspended: false, deleteAt: null });
  }
  expect((await product.call(api.calendars.end, { as: 'other' })).statusCode).toBe(204);
  expect((await read(path)).statusCode).toBe(404);
  expect((await read(path.replace(/[\w-]{43}/, 'x'.repeat(43)))).statusCode).toBe(404);
});

test('the secret is neither stored nor logged, also where the database fails', async () => {
  const { db, database } = product.services;
  const path = await renewed();
  const secret = /[\w-]{43}/.exec(path)?.[0] ?? '';
  const [row] = await db.select().from(calendarAddresses);
  expect(JSON.stringify(row)).not.toContain(secret);
  await database.pool.query('ALTER TABLE calendar_addresses RENAME TO gone');
  const failed = await read(path);
  await database.pool.query('ALTER TABLE gone RENAME TO calendar_addresses');
  expect(failed.statusCode).toBe(500);
  expect(product.logged.join('')).toContain('a request failed');
  expect(product.logged.join('')).not.toContain(secret);
});

const DAY_MS = 24 * 3600_000;

/** A viewing that the asker proposed and the lister answered, in so many days. */
const viewing = async (id: number, days: number, accepted: boolean | null) => {
  const body = { text: '', viewingDate: Math.floor(Date.now() / DAY_MS + days) * DAY_MS + 18.5 * 3600_000 };
  const sent = await product.call(api.conversations.send, { as: 'other', params: { id }, body });
  const messageId = sent.json<{ id: number }>().id;
  if (accepted !== null)
    await product.call(api.conversations.answerViewing, {
      ...{ as: 'member', params: { id, messageId }, body: { accepted } },
    });
  return messageId;
};
const viewingsOf = async (path: string) =>
  eventsOf((await read(path)).body).filter(({ uid }) => String(uid).startsWith('viewing-'));

test('a viewing that was agreed on is in the calendars of the two alone, by the clocks of the home', async () => {
  const realty = await storedRealty(product);
  const id = await open(realty, '볼 수 있을까요?');
  const agreed = await viewing(id, 3, true);
  await viewing(id, 4, false);
  await viewing(id, 5, null);
  const [asker, lister, third] = [await renewed('other'), await renewed('member'), await renewed('admin')];
  const { body } = await read(asker);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('America/Vancouver');
  const [event, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  if (!event) throw new Error('no event');
  const start = event.getFirstProperty('dtstart');
  expect(start?.getParameter('tzid')).toBe('America/Vancouver');
  const day = Math.floor(Date.now() / DAY_MS + 3) * DAY_MS + 18.5 * 3600_000;
  expect(new ICAL.Event(event).startDate.toJSDate().getTime()).toBe(day);
  expect(event.getAllSubcomponents('valarm')).toHaveLength(2);
  expect(event.getFirstPropertyValue('status')).toBeNull();
  expect(event.getFirstPropertyValue('url')).toBe(`https://hanca.example/mypage/messages/${id}`);
  const [name] = (await product.services.db.select().from(users).where(eq(users.id, product.ids.member))).map(
    (user) => user.name,
  );
  expect(event.getFirstPropertyValue('summary')).toBe(`집 보기: 버나비 방 하나 (${name})`);
  expect((await viewingsOf(lister)).map(({ uid }) => uid)).toEqual([`viewing-${agreed}@hanca`]);
  expect(await viewingsOf(third)).toEqual([]);
});

test('a viewing is said to be off where the home was taken down or deleted, and where one has blocked or staff suspended the other', async () => {
  const { db } = product.services;
  const realty = await storedRealty(product);
  const id = await open(realty, '볼 수 있을까요?');
  const agreed = await viewing(id, 3, true);
  await db.update(messages).set({ createdAt: sql`now() - interval '1 hour'` });
  await db.update(realties).set({ updatedAt: sql`now() - interval '1 hour'` });
  const [asker, lister] = [await renewed('other'), await renewed('member')];
  const [before] = await viewingsOf(asker);
  expect(before).toMatchObject({ uid: `viewing-${agreed}@hanca`, status: null });

  const expectOff = async (title: RegExp) => {
    const [off] = await viewingsOf(asker);
    expect(off).toMatchObject({ uid: before?.uid, status: 'CANCELLED', title: expect.stringMatching(title) });
    expect(off?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(await viewingsOf(lister)).toMatchObject([{ status: 'CANCELLED' }]);
    // The same until it changes.
    expect((await read(asker)).body).toBe((await read(asker)).body);
  };
  await db.insert(blocks).values({ userId: product.ids.member, blockedId: product.ids.other });
  await expectOff(/버나비 방 하나/);
  await db.delete(blocks);
  expect(await viewingsOf(asker)).toMatchObject([{ status: null }]);

  await db.update(users).set({ suspended: true }).where(eq(users.id, product.ids.member));
  const [off] = await viewingsOf(asker);
  expect([off?.status, off?.title]).toEqual(['CANCELLED', expect.not.stringContaining('버나비')]);
  await db.update(users).set({ suspended: false });

  await db.update(realties).set({ hiddenReason: '사기 의심', updatedAt: sql`now()` });
  await expectOff(/^집 보기 \(/);
  await db.delete(realties);
  await expectOff(/^집 보기 \(/);
});

test('a round of golf is in the calendars of its host and of who is accepted, and is said to be off once it is cancelled', async () => {
  const rounds = golfRounds(() => product);
  await rounds.clear();
  const id = await rounds.hosted();
  const [host, player] = [await renewed('member'), await renewed('other')];
  const roundsOf = async (path: string) => eventsOf((await read(path)).body);
  await rounds.ask(id, 'other');
  expect(await roundsOf(player)).toEqual([]);
  await rounds.decide(id, product.ids.other, true);
  await product.services.db.update(golfJoins).set({ updatedAt: sql`now() - interval '1 hour'` });
  const round = { uid: `golf-join-${id}@hanca`, title: '골프 조인: Riverway', status: null };
  const [before] = await roundsOf(player);
  expect(before).toMatchObject(round);
  expect(before?.start.slice(0, 16)).toBe(clockIn(3 * DAY).replace(' ', 'T'));
  // Where they meet is for those who play alone, and a calendar is often somebody else's machine.
  expect((await read(player)).body).not.toContain('riverway');
  expect(await roundsOf(host)).toMatchObject([round]);
  expect(await rounds.cancel(id)).toBe(204);
  const [off] = await roundsOf(player);
  expect(off).toMatchObject({ ...round, status: 'CANCELLED' });
  expect(off?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});
