import { api } from '@hanca/common/contract/index.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
/** Somebody made for one test. */
let id: number;
let email: string;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  ({ id, email } = await createPerson(product));
});

const session = (userId: number) => openSession(product, userId);
const get = async (userId: number) =>
  (await product.call(api.users.get, { as: 'admin', params: { id: userId } })).json();
const change = (body: Record<string, unknown>, as: 'admin' | 'member' = 'admin') =>
  product.call(api.users.update, { as, body });
const me = (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });
const signIn = () => product.call(api.account.signin, { body: { email, password: PASSWORD } });

describe('roles', () => {
  test('an admin is made and unmade, which their next call shows', async () => {
    let token = await session(id);
    const asThem = () =>
      product.inject({ url: api.users.count.path, headers: { authorization: `Bearer ${token}` } });
    expect((await asThem()).statusCode).toBe(403);
    expect((await change({ id, roles: ['admin'] })).json()).toMatchObject({ roles: ['admin'] });
    expect((await asThem()).statusCode).toBe(401);
    token = await session(id);
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
      // The second is refused: it is no admin any more, or the other is the last.
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
    expect((await signIn()).statusCode).toBe(403);

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

  test('a change of roles alone leaves listings as they are, and the sessions of who is staff already', async () => {
    const listing = await storedRealty(product, { userId: id, visible: false });
    await change({ id, roles: ['admin'], suspended: false });
    const token = await session(id);
    await change({ id, roles: ['admin'] });
    await change({ id, roles: [] });
    expect((await me(token)).statusCode).toBe(200);
    const [row] = await product.services.db.select().from(realties).where(eq(realties.id, listing));
    expect(row?.visible).toBe(false);
  });
});
