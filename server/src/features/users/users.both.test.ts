import { api } from '@hanca/common/contract/index.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { messages } from '../../db/schema/messages.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports } from '../../db/schema/reports.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { hashPassword } from '../account/passwords.ts';
import { insertUser } from '../account/queries.ts';
import { startSession } from '../account/sessions.ts';

const PASSWORD = 'maple-syrup-9-pancakes';

let product: TestProduct;
/** A person made for one test. */
let id: number;
let email: string;
let made = 0;
let passwordHash: string;

const person = async (roles: string[] = []): Promise<number> => {
  made += 1;
  email = `person${made}@example.net`;
  const inserted = await insertUser(product.services.db, { email, name: `사람${made}`, passwordHash, roles });
  return inserted ?? 0;
};

const session = async (userId: number): Promise<string> => {
  const request = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } };
  const reply = { setCookie: () => undefined, clearCookie: () => undefined };
  const account = { id: userId, name: '사람', roles: [] };
  return (await startSession(product.services, { request, reply }, account)).accessToken;
};

beforeAll(async () => {
  product = await startProduct();
  passwordHash = await hashPassword(PASSWORD, 'test');
});
afterAll(() => product.close());
beforeEach(async () => {
  id = await person();
});

const get = async (userId: number) =>
  (await product.call(api.users.get, { as: 'admin', params: { id: userId } })).json();
const change = (body: Record<string, unknown>, as: 'admin' | 'member' = 'admin') =>
  product.call(api.users.update, { as, body });
const me = (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });
const signIn = () => product.call(api.account.signin, { body: { email, password: PASSWORD } });

describe('list and count', () => {
  const found = async (query: Record<string, unknown>) => {
    const list = await product.call(api.users.list, { as: 'admin', query: { limit: 100, ...query } });
    const count = await product.call(api.users.count, { as: 'admin', query });
    const rows = list.json<{ id: number; email: string }[]>();
    expect(count.json()).toBe(rows.length);
    return rows;
  };

  test('accounts are listed newest first, with what staff work with and nothing secret', async () => {
    const [newest, ...others] = await found({});
    expect(newest).toEqual({
      id,
      name: `사람${made}`,
      email,
      sns: '',
      roles: [],
      suspended: false,
      level: 0,
      createdDate: { time: expect.stringMatching(/^\d{13}$/) },
      seenDate: { time: '0' },
      realtyCount: 0,
    });
    const ids = others.map((row) => row.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('both filters drive both, a part of the address in either case', async () => {
    expect(await found({ id })).toEqual([expect.objectContaining({ id })]);
    expect(await found({ email: `PERSON${made}@example.NET` })).toEqual([expect.objectContaining({ id })]);
    expect(await found({ id, email: 'nobody' })).toEqual([]);
    expect(await found({ email: '%' })).toEqual([]);
    expect((await found({ id: 0, email: '' })).length).toBeGreaterThan(3);
  });

  test('pages and orders', async () => {
    const query = { sort: 'email', order: 'ASC', skip: 1, limit: 2 };
    const rows = (await product.call(api.users.list, { as: 'admin', query })).json<{ email: string }[]>();
    const all = (await found({})).map((row) => row.email).toSorted();
    expect(rows.map((row) => row.email)).toEqual(all.slice(1, 3));
  });

  test('says when somebody was last seen and how many listings they have', async () => {
    await session(id);
    await storedRealty(product, { userId: id });
    await storedRealty(product, { userId: id, visible: false });
    const { seenDate, realtyCount } = await get(id);
    expect(realtyCount).toBe(2);
    expect(Math.abs(Number(seenDate.time) - Date.now())).toBeLessThan(60_000);
  });

  test('who signs out stays seen, and is seen at every refresh', async () => {
    const { db } = product.services;
    await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    const cookies = { refresh: (await signIn()).cookies.find(({ name }) => name === 'refresh')?.value ?? '' };
    const seen = async () => Number((await get(id)).seenDate.time);
    const atSignIn = await seen();
    expect(Math.abs(atSignIn - Date.now())).toBeLessThan(60_000);
    await db
      .update(users)
      .set({ seenAt: new Date(atSignIn - 3600_000) })
      .where(eq(users.id, id));
    const renewed = await product.inject({ method: 'POST', url: api.account.refresh.path, cookies });
    expect(renewed.statusCode).toBe(200);
    const atRefresh = await seen();
    expect(atRefresh).toBeGreaterThanOrEqual(atSignIn);
    expect(
      (await product.inject({ method: 'POST', url: api.account.signout.path, cookies })).statusCode,
    ).toBe(204);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await seen()).toBe(atRefresh);
  });

  test.each(['list', 'count', 'get', 'activity', 'sessions', 'endSessions'] as const)(
    '%s is for staff',
    async (verb) => {
      const params = { id };
      expect((await product.call(api.users[verb], { params })).statusCode).toBe(401);
      expect((await product.call(api.users[verb], { as: 'member', params })).statusCode).toBe(403);
    },
  );

  test.each([999_999, 2_147_483_648])('account %i is not there', async (missing) => {
    const params = { id: missing };
    for (const verb of ['get', 'activity', 'sessions', 'endSessions'] as const) {
      expect((await product.call(api.users[verb], { as: 'admin', params })).statusCode).toBe(404);
    }
    expect((await change({ id: missing, suspended: true })).statusCode).toBe(
      missing > 2 ** 31 - 1 ? 400 : 404,
    );
  });
});

test('what somebody did as a member is counted, without what others did', async () => {
  const { db } = product.services;
  const activity = async () =>
    (await product.call(api.users.activity, { as: 'admin', params: { id } })).json();
  expect(await activity()).toEqual({ reports: 0, claims: 0, usedClaims: 0, saved: 0, messages: 0 });
  const one = await storedRealty(product);
  const two = await storedRealty(product);
  const { other, member } = product.ids;
  await db
    .insert(reports)
    .values([one, two].map((realtyId) => ({ realtyId, userId: id, reason: 'scam' as const })));
  await db.insert(reports).values({ realtyId: one, userId: other, reason: 'scam' });
  await db.insert(savedRealties).values({ realtyId: one, userId: id });
  await db.insert(messages).values([
    { realtyId: one, fromUserId: id, toUserId: member, text: '아직 있나요?' },
    { realtyId: one, fromUserId: member, toUserId: id, text: '네, 있어요.' },
  ]);
  const [shop] = await db
    .insert(businesses)
    .values({ title: '한아름마트', regionId: 'CA59' })
    .returning({ id: businesses.id });
  const [coupon] = await db
    .insert(coupons)
    .values({
      title: '쌀 5달러 할인',
      code: 'RICE-5',
      regionId: 'CA59',
      bizId: shop?.id ?? 0,
      type: 1,
      discount: 5,
      content: '쿠폰',
      startAt: new Date(),
      endAt: new Date(),
    })
    .returning({ id: coupons.id });
  const claim = { couponId: coupon?.id ?? 0, userId: id };
  await db
    .insert(claims)
    .values([claim, claim, { ...claim, usedAt: new Date() }, { ...claim, userId: other }]);
  expect(await activity()).toEqual({ reports: 2, claims: 3, usedClaims: 1, saved: 1, messages: 1 });
});

describe('roles', () => {
  test('an admin is made and unmade, which their next call shows', async () => {
    const token = await session(id);
    const asThem = () =>
      product.inject({ url: api.users.count.path, headers: { authorization: `Bearer ${token}` } });
    expect((await asThem()).statusCode).toBe(403);
    expect((await change({ id, roles: ['admin'] })).json()).toMatchObject({ roles: ['admin'] });
    expect((await asThem()).statusCode).toBe(200);
    expect((await change({ id, roles: [] })).json()).toMatchObject({ roles: [], suspended: false });
    expect((await asThem()).statusCode).toBe(403);
  });

  test('only known roles, and nothing but roles and suspension, can be written', async () => {
    expect((await change({ id, roles: ['owner'] })).statusCode).toBe(400);
    const before = await get(id);
    await change({ id, email: 'taken@example.net', name: '딴사람', createdDate: { time: '0' } });
    expect(await get(id)).toEqual(before);
    expect((await change({ id, roles: ['admin'] }, 'member')).statusCode).toBe(403);
    expect(await get(id)).toEqual(before);
  });
});

describe('the last admin', () => {
  /** Leaves only these as admins who can sign in. */
  const onlyAdmins = async (...ids: number[]) => {
    const { db } = product.services;
    await db.update(users).set({ roles: [], suspended: false });
    for (const each of ids)
      await db
        .update(users)
        .set({ roles: ['admin'] })
        .where(eq(users.id, each));
  };
  beforeEach(() => onlyAdmins(product.ids.admin));
  // Which of two is left is chance, and the tests below need the one.
  afterAll(() => onlyAdmins(product.ids.admin));

  test.each([
    ['be demoted', { roles: [] }],
    ['be suspended', { suspended: true }],
    ['be both at once', { roles: [], suspended: true }],
  ])('cannot %s', async (_, body) => {
    const refused = await change({ id: product.ids.admin, ...body });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe(
      '마지막 관리자라서 권한을 빼거나 정지할 수 없어요. 먼저 다른 관리자를 정해 주세요.',
    );
    expect(await get(product.ids.admin)).toMatchObject({ roles: ['admin'], suspended: false });
  });

  test('is the last although a suspended one is left', async () => {
    await onlyAdmins(product.ids.admin, id);
    await change({ id, suspended: true });
    expect((await change({ id: product.ids.admin, roles: [] })).statusCode).toBe(409);
    expect((await change({ id, roles: [] })).statusCode).toBe(200);
  });

  test('may keep the role, and leave when there is another', async () => {
    const own = { id: product.ids.admin };
    expect((await change({ ...own, roles: ['admin'], suspended: false })).statusCode).toBe(200);
    await onlyAdmins(product.ids.admin, id);
    expect((await change({ ...own, roles: [] })).statusCode).toBe(200);
  });

  test('is left when two demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await onlyAdmins(product.ids.admin, product.ids.other);
      const answers = await Promise.all([
        product.call(api.users.update, { as: 'admin', body: { id: product.ids.other, roles: [] } }),
        product.call(api.users.update, { as: 'other', body: { id: product.ids.admin, roles: [] } }),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
      // The second is told that it is no admin any more, or that the other is the last.
      expect(statuses[0]).toBe(200);
      expect([403, 409]).toContain(statuses[1]);
      const rows = await product.services.db.select({ roles: users.roles }).from(users);
      expect(rows.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
    }
  });
});

describe('a suspended account', () => {
  test('is signed out at once and cannot sign in until it is restored', async () => {
    const token = await session(id);
    expect((await me(token)).statusCode).toBe(200);
    expect((await change({ id, suspended: true })).json()).toMatchObject({ suspended: true });
    expect((await me(token)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(401);

    expect((await change({ id, suspended: false })).json()).toMatchObject({ suspended: false });
    expect((await me(token)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(201);
  });

  test('takes its listings with it; those that nothing else hides come back', async () => {
    const { db } = product.services;
    const shown = await storedRealty(product, { userId: id });
    const hidden = await storedRealty(product, { userId: id, hiddenReason: '가짜 매물', visible: false });
    const over = await storedRealty(product, {
      userId: id,
      expiresAt: new Date(Date.now() - 1000),
      visible: false,
    });
    const foreign = await storedRealty(product, { userId: product.ids.other });
    const visible = async () =>
      (await db.select({ id: realties.id }).from(realties).where(eq(realties.visible, true))).map(
        (row) => row.id,
      );
    await change({ id, suspended: true });
    expect(await visible()).toEqual(expect.arrayContaining([foreign]));
    for (const each of [shown, hidden, over]) expect(await visible()).not.toContain(each);
    await change({ id, suspended: false });
    expect(await visible()).toEqual(expect.arrayContaining([foreign, shown]));
    for (const each of [hidden, over]) expect(await visible()).not.toContain(each);
  });

  test('takes the many that it has in batches, and what is hidden already is not written again', async () => {
    const { db, database } = product.services;
    const one = await storedRealty(product, { userId: id });
    await storedRealty(product, { userId: id, hiddenReason: '가짜 매물', visible: false });
    const columns = sql.raw(
      `user_id, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area, address, public_address, lat, lng,
       public_lat, public_lng, content, expires_at`,
    );
    await db.execute(sql`insert into realties (title, ${columns})
      select 'n' || n, ${columns} from realties, generate_series(1, 119) n where realties.id = ${one}`);
    const shown = () => database.db.$count(realties, and(eq(realties.userId, id), realties.visible));
    // Of every statement that changes listings, how many rows it wrote.
    await database.pool.query(`
      CREATE TABLE written (n int);
      CREATE FUNCTION count_written() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO written SELECT count(*) FROM new_rows; RETURN NULL; END';
      CREATE TRIGGER counts AFTER UPDATE ON realties REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_written()`);
    const written = async () =>
      (await database.pool.query<{ n: number }>('SELECT n FROM written')).rows.map(({ n }) => n);

    expect((await change({ id, suspended: true })).statusCode).toBe(200);
    expect([await shown(), await written()]).toEqual([0, [50, 50, 20]]);
    expect((await change({ id, suspended: false })).statusCode).toBe(200);
    expect([await shown(), await written()]).toEqual([120, [50, 50, 20, 50, 50, 20]]);
    await database.pool.query(
      'DROP TRIGGER counts ON realties; DROP FUNCTION count_written; DROP TABLE written',
    );
  });

  test('a change of roles alone leaves sessions and listings as they are', async () => {
    const token = await session(id);
    const listing = await storedRealty(product, { userId: id, visible: false });
    await change({ id, roles: ['admin'], suspended: false });
    await change({ id, roles: [] });
    expect((await me(token)).statusCode).toBe(200);
    const [row] = await product.services.db.select().from(realties).where(eq(realties.id, listing));
    expect(row?.visible).toBe(false);
  });
});

test('sessions are listed last used first, without their secrets, and end all at once', async () => {
  const { db } = product.services;
  const [older, newer] = [await session(id), await session(id)];
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.createdAt);
  await db
    .update(sessions)
    .set({ usedAt: new Date(Date.now() - 3600_000) })
    .where(eq(sessions.id, rows[0]?.id ?? ''));
  const params = { id };
  const listed = (await product.call(api.users.sessions, { as: 'admin', params })).json();
  expect(listed).toEqual(
    [rows[1], rows[0]].map((row) => ({
      id: row?.id,
      device: expect.stringContaining('Firefox'),
      createdDate: { time: expect.any(String) },
      usedDate: { time: expect.any(String) },
    })),
  );

  const ended = await product.call(api.users.endSessions, { as: 'admin', params });
  expect(ended.statusCode).toBe(204);
  expect((await product.call(api.users.sessions, { as: 'admin', params })).json()).toEqual([]);
  for (const token of [older, newer]) expect((await me(token)).statusCode).toBe(401);
  expect((await me(product.tokens.other)).statusCode).toBe(200);
});

test('staff set a grade, which its owner sees and the trail tells', async () => {
  const token = await session(id);
  const level = async () => (await me(token)).json().level;
  expect(await level()).toBe(0);
  expect((await change({ id, level: 3 })).json()).toMatchObject({ level: 3 });
  expect([await level(), (await get(id)).level]).toEqual([3, 3]);
  for (const wrong of [6, -1, 1.5, '3', null]) {
    expect((await change({ id, level: wrong })).json().errors).toEqual([
      expect.objectContaining({ path: 'level' }),
    ]);
  }
  expect((await change({ id, level: 5 }, 'member')).statusCode).toBe(403);
  expect(await level()).toBe(3);
  const query = { feature: 'users', recordId: id };
  const trail = (await product.call(api.audits.list, { as: 'admin', query })).json();
  const name = `사람${made}`;
  expect(trail).toEqual([expect.objectContaining({ before: { name, level: 0 }, after: { name, level: 3 } })]);
});

test('what staff change of an account leaves a trail', async () => {
  await change({ id, roles: ['admin'] });
  await session(id);
  const params = { id };
  await product.call(api.users.endSessions, { as: 'admin', params });
  await product.call(api.users.endSessions, { as: 'admin', params });
  await change({ id, suspended: true });
  const name = `사람${made}`;
  const query = { feature: 'users', recordId: id };
  const trail = (await product.call(api.audits.list, { as: 'admin', query })).json();
  expect(trail).toEqual([
    expect.objectContaining({
      action: 'update',
      before: { name, suspended: false },
      after: { name, suspended: true },
    }),
    expect.objectContaining({ action: 'endSessions', before: { sessions: 1 }, after: { sessions: 0 } }),
    expect.objectContaining({
      action: 'update',
      before: { name, roles: [] },
      after: { name, roles: ['admin'] },
    }),
  ]);
});
