import { api } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { DELETED_MESSAGE, LEFT_NAME } from '@hanca/common/leaving.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { knownDevices, sessions } from '../../db/schema/account.ts';
import { alerts } from '../../db/schema/alerts.ts';
import { audits } from '../../db/schema/audits.ts';
import { messages, renterCards } from '../../db/schema/conversations.ts';
import { identities } from '../../db/schema/identities.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports } from '../../db/schema/reports.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { users } from '../../db/schema/users.ts';
import { createMember, enterPassword, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { tableScans } from '../../testing/scans.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { accountRemoval } from './jobs.ts';
import { isOverdue, setStaying } from './queries.ts';
import { removeAccount } from './remove.ts';

const POST = 6;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [messages, mails, audits, realties]) await db.delete(table);
});

const member = () => createMember(product);

const as = (token: string, endpoint: Endpoint, payload?: object) =>
  product.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const leave = (token: string, payload: object = { password: PASSWORD }) =>
  as(token, api.farewell.deleteMe, payload);
const restore = (token: string) => as(token, api.farewell.restore);
const me = async (token: string) => (await as(token, api.account.me)).json();
const signIn = (email: string) => enterPassword(product, email);
const shown = async (id: number) =>
  (await product.call(api.realties.get, { params: { id } })).statusCode === 200;

/** Moves the end of the time to change one's mind into the past. */
const endTime = (id: number) =>
  product.services.db
    .update(users)
    .set({ deleteAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, id));

test('leaving hides the listings, ends other sessions and says so by mail; coming back shows them again', async () => {
  const { id, email, token } = await member();
  const elsewhere = await openSession(product, id);
  const listing = await storedRealty(product, { userId: id });
  expect(await shown(listing)).toBe(true);

  expect((await leave(token)).statusCode).toBe(204);
  expect(await shown(listing)).toBe(false);
  expect((await as(elsewhere, api.account.me)).statusCode).toBe(401);
  const days = (Number((await me(token)).deletionDate.time) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  const [mail] = await queuedFor(product, email);
  expect(mail?.subject).toBe('[한카] 탈퇴를 신청했어요');
  expect(mail?.text).toContain('https://hanca.example/account/leaving');

  // Nothing but reading, signing out and coming back.
  const written = await product.inject({
    method: 'PUT',
    url: api.saved.add.path.replace('{id}', String(listing)),
    headers: { authorization: `Bearer ${token}` },
  });
  expect([written.statusCode, written.json().code]).toEqual([403, 'leaving']);

  // A second time changes nothing.
  const first = (await me(token)).deletionDate;
  expect((await leave(token)).statusCode).toBe(204);
  expect((await me(token)).deletionDate).toEqual(first);

  // Signing in is the way back.
  const { accessToken } = (await signIn(email)).json();
  expect((await restore(accessToken)).statusCode).toBe(204);
  expect((await me(accessToken)).deletionDate).toEqual({ time: '0' });
  expect(await shown(listing)).toBe(true);
  expect((await restore(accessToken)).statusCode).toBe(204);
});

test('only who proves to own the account can leave; the last admin cannot', async () => {
  const { id, token } = await member();
  const wrong = await leave(token, { password: 'not the password' });
  expect([wrong.statusCode, wrong.json().errors[0].code]).toEqual([400, 'password.wrong']);
  await product.services.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, id));
  const unproved = await leave(token, {});
  expect([unproved.statusCode, unproved.json().code]).toEqual([403, 'reauthenticate']);
  expect((await me(token)).deletionDate).toEqual({ time: '0' });

  await product.services.db
    .update(users)
    .set({ suspended: true })
    .where(sql`'admin' = any(${users.roles}) and ${users.id} <> ${product.ids.admin}`);
  const last = await product.call(api.farewell.deleteMe, { as: 'admin', body: {} });
  expect([last.statusCode, last.json().code]).toEqual([409, 'conflict']);
});

test('it is too late once the time is over', async () => {
  const { id, token } = await member();
  await leave(token);
  await endTime(id);
  expect((await restore(token)).statusCode).toBe(409);
});

/** Somebody who left something everywhere, with whom others dealt. */
const livedHere = async () => {
  const { db } = product.services;
  const { ids } = product;
  const person = await member();
  const { id } = person;
  const store = storing(db, ids);
  const listing = await storedRealty(product, { userId: id, title: '내 비밀 매물' });
  const others = await storedRealty(product, { title: '남의 매물' });
  await store.messages(
    { realtyId: others, fromUserId: id, toUserId: ids.member, text: '제 번호는 604-555-0100이에요' },
    { realtyId: others, fromUserId: ids.member, toUserId: id, text: '답장이에요' },
  );
  const [report] = await db
    .insert(reports)
    .values({ realtyId: listing, userId: ids.other, reason: 'scam' })
    .returning({ id: reports.id });
  await db.insert(reports).values({ realtyId: others, userId: id, reason: 'scam', text: '제가 당했어요' });
  await db
    .update(messages)
    .set({ images: [`/images/message/2026/11/${'a'.repeat(32)}.jpg`], viewingAt: new Date('2026-12-24') })
    .where(eq(messages.fromUserId, id));
  await db.insert(renterCards).values({ userId: id, job: '비밀 요원' });
  await db.insert(alerts).values({
    userId: id,
    topic: 'realties',
    criteria: { keyword: '비밀 동네' },
    channels: ['email'],
    mode: 'daily',
  });
  await db.insert(savedRealties).values({ userId: id, realtyId: others });
  await db.insert(knownDevices).values({ userId: id, hash: `device-${id}` });
  await db
    .insert(identities)
    .values({ provider: 'kakao', subject: `kakao-subject-${id}`, userId: id, email: person.email });
  await db.insert(mails).values({ recipient: person.email, subject: '소식', text: '내용' });
  await store.audits(
    {
      userId: ids.admin,
      feature: 'users',
      action: 'update',
      recordId: id,
      before: { name: person.name, email: person.email, level: 0 },
      after: { name: person.name, level: 2 },
    },
    {
      userId: ids.admin,
      feature: 'realties',
      action: 'update',
      recordId: listing,
      before: { title: '내 비밀 매물' },
      after: { title: '내 비밀 매물' },
    },
    {
      userId: ids.admin,
      feature: 'realties',
      action: 'delete',
      recordId: 999_999,
      before: { title: '내 비밀 매물', userId: id },
      after: null,
    },
    {
      userId: ids.admin,
      feature: 'reports',
      action: 'update',
      recordId: report?.id ?? 0,
      before: { realtyTitle: '내 비밀 매물', status: 0 },
      after: { realtyTitle: '내 비밀 매물', status: 1 },
    },
    {
      userId: id,
      feature: 'account',
      action: 'signin',
      recordId: id,
      after: { device: '내 폰', country: 'CA' },
      ip: '203.0.113.7',
    },
    {
      userId: id,
      feature: 'posts',
      action: 'create',
      recordId: 5,
      before: null,
      after: { title: '공지 글' },
      ip: '203.0.113.7',
    },
  );
  return { ...person, listing, others };
};

/** What somebody wrote as a member, with what staff decided about a report of it. */
const wrotePost = async (id: number) => {
  const { db } = product.services;
  const { ids } = product;
  const title = '내 비밀 글';
  await storing(db, ids).posts({ id: POST, title, userId: id, byMember: true });
  const [report] = await db
    .insert(reports)
    .values({ postId: POST, userId: ids.other, reason: 'scam' })
    .returning({ id: reports.id });
  await storing(db, ids).audits({
    ...{ userId: ids.admin, feature: 'reports', action: 'decide', recordId: report?.id ?? 0 },
    ...{ before: { realtyTitle: title, status: 0 }, after: { realtyTitle: title, status: 1 } },
  });
};

/** All that the database says, as one text, but for pg-boss. */
const everything = async (): Promise<string> => {
  const { db } = product.services;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const all: unknown[] = [];
  for (const { name } of rows) {
    const table = await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`);
    all.push(...table.rows);
  }
  return JSON.stringify(all);
};

test('after the time nothing of the person is left; what others wrote, and the trail of staff, is', async () => {
  const { db } = product.services;
  const { id, email, name, token, listing, others } = await livedHere();
  await wrotePost(id);
  await leave(token);
  const before = await everything();
  for (const text of [email, name, '604-555-0100', '내 비밀 매물', '내 비밀 글', '203.0.113.7'])
    expect(before).toContain(text);

  // Not before its time.
  await accountRemoval.run(product.services);
  expect(await shown(others)).toBe(true);
  expect((await db.select().from(users).where(eq(users.id, id)))[0]?.name).toBe(name);

  await endTime(id);
  await accountRemoval.run(product.services);
  const after = await everything();
  for (const text of [
    email,
    '604-555-0100',
    '내 비밀 매물',
    '내 비밀 글',
    '203.0.113.7',
    '내 폰',
    '제가 당했어요',
    '비밀 요원',
    '비밀 동네',
    '/images/message/',
    '2026-12-24',
    `kakao-subject-${id}`,
  ]) {
    expect(after).not.toContain(text);
  }
  expect(after).not.toContain(`"${name}"`);
  for (const text of ['답장이에요', '남의 매물', '공지 글']) expect(after).toContain(text);
  expect(await db.select().from(users).where(eq(users.id, id))).toMatchObject([
    { name: LEFT_NAME, email: null, passwordHash: null, roles: [], deleteAt: null, agreedAt: null },
  ]);

  // The other side sees that there was something.
  const [conversation] = (await product.call(api.conversations.list, { as: 'member' })).json();
  expect(conversation.other).toMatchObject({ name: LEFT_NAME, left: true });
  const params = { id: conversation.id };
  const list = (await product.call(api.conversations.messages, { as: 'member', params })).json();
  expect(list).toMatchObject([
    { mine: false, text: DELETED_MESSAGE, images: [] },
    { mine: true, text: '답장이에요' },
  ]);
  const reply = await product.call(api.conversations.send, {
    as: 'member',
    params,
    body: { text: '계세요?' },
  });
  expect(reply.statusCode).toBe(409);
  expect(await shown(listing)).toBe(false);

  // As an address that nobody ever had.
  const known = await signIn(email);
  const unknown = await signIn('nobody-ever@example.net');
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect((await as(token, api.account.me)).statusCode).toBe(401);

  // The trail is readable where the states of an entry are gone.
  const trail = await product.call(api.audits.list, { as: 'admin', query: { feature: 'realties' } });
  expect(trail.json()).toMatchObject([
    { before: null, after: null },
    { before: null, after: null },
  ]);
});

test('removing an account reads no table as a whole', async () => {
  const { db } = product.services;
  const { id } = await livedHere();
  await wrotePost(id);
  const store = storing(db, product.ids);
  await store.posts({ id: POST + 1 });
  await store.comments({ id: 1, postId: POST + 1, userId: id });
  await endTime(id);
  expect(await tableScans(product, () => accountRemoval.run(product.services))).toEqual([]);
});

/** A database that fails at one of its statements, as a process that is killed there. */
const failingAt = (db: Executor, statement: number): Executor => {
  let n = 0;
  const counted = (target: Executor): Executor =>
    new Proxy(target, {
      get: (own, key) => {
        if (key === 'transaction') {
          return (work: (tx: Executor) => Promise<unknown>) => own.transaction((tx) => work(counted(tx)));
        }
        if (['select', 'insert', 'update', 'delete'].includes(String(key))) {
          n += 1;
          if (n === statement) throw new Error('killed');
        }
        const value: unknown = Reflect.get(own, key);
        return typeof value === 'function' ? value.bind(own) : value;
      },
    });
  return counted(db);
};

test('what was restored is not removed, and nothing is restored once a removal may have begun', async () => {
  const { db } = product.services;
  const { id } = await member();
  await endTime(id);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ deleteAt: sql`now() + interval '2 ms'` })
      .where(eq(users.id, id))
      .returning({ deleteAt: users.deleteAt });
    const isOver = async () => {
      const { rows } = await tx.execute<{ over: boolean }>(
        sql`select clock_timestamp() > ${row?.deleteAt?.toISOString()}::timestamptz as over`,
      );
      return rows[0]?.over;
    };
    while (!(await isOver()));
    expect(await setStaying(tx, id)).toBe(false);
  });
  expect(await isOverdue(db, id)).toBe(true);
  await db.update(users).set({ deleteAt: null }).where(eq(users.id, id));
  expect(await isOverdue(db, id)).toBe(false);
});

test('a removal that is cut off anywhere is done again, and then complete', async () => {
  const { db } = product.services;
  const emails: string[] = [];
  // The last ones are of one transaction, which needs no cut at each.
  for (let statement = 1, done = false; !done; statement += statement < 20 ? 1 : 5) {
    const { id, email } = await livedHere();
    emails.push(email);
    await endTime(id);
    const cut = await removeAccount(failingAt(db, statement), id).catch((error: Error) => error.message);
    done = cut !== 'killed';
    const [account] = await db.select().from(users).where(eq(users.id, id));
    expect(account?.email, `${statement}`).toBe(done ? null : email);
    expect(statement).toBeLessThan(60);
  }
  expect(emails.length).toBeGreaterThan(20);
  await accountRemoval.run(product.services);
  const after = await everything();
  for (const text of [...emails, '604-555-0100', '내 비밀 매물', '203.0.113.7', '비밀 요원', '비밀 동네'])
    expect(after).not.toContain(text);
});
