import { api, endpoints } from '@hanca/common/contract/index.ts';
import { accessOf } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, enterPassword, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { callsOf, setUpApp } from '../../testing/second-factor.ts';
import { cookieOf } from '../../testing/session-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ staffSecondFactor: true });
});
afterAll(() => product.close());

const DAY_MS = 24 * 3600_000;

const newStaff = async (roles = ['admin']) => {
  const person = await createPerson(product);
  await product.services.db.update(users).set({ roles }).where(eq(users.id, person.id));
  return person;
};

const signIn = (email: string) => enterPassword(product, email);

const dueOf = async (id: number): Promise<Date | null> => {
  const [row] = await product.services.db.select().from(users).where(eq(users.id, id));
  return row?.secondFactorDueAt ?? null;
};

/** Days from now, as a whole number. */
const daysUntil = (date: Date | null) => Math.round(((date?.getTime() ?? 0) - Date.now()) / DAY_MS);

const setDue = (id: number, days: number) =>
  product.services.db
    .update(users)
    .set({ secondFactorDueAt: sql`now() + ${days} * interval '1 day'` })
    .where(eq(users.id, id));

const addPasskey = (userId: number) =>
  product.services.db.insert(passkeys).values({
    ...{ id: `key of ${userId}`, userId, name: '노트북', publicKey: new Uint8Array([1]) },
    ...{ counter: 0, backedUp: true },
  });

test('staff have 14 days from their first sign-in, which later ones do not move; members have no such date', async () => {
  const { id, email } = await newStaff();
  expect(await dueOf(id)).toBeNull();
  const { accessToken } = (await signIn(email)).json();
  expect(daysUntil(await dueOf(id))).toBe(14);
  const calls = callsOf(product, accessToken);
  expect((await calls.state()).json()).toMatchObject({ required: true, active: false });
  expect(Number((await calls.state()).json().dueDate.time)).toBe((await dueOf(id))?.getTime());
  expect((await calls.staff()).statusCode).toBe(200);
  await setDue(id, 3);
  await signIn(email);
  expect(daysUntil(await dueOf(id))).toBe(3);

  const member = await createPerson(product);
  await signIn(member.email);
  expect(await dueOf(member.id)).toBeNull();
});

test('staff whose days are over are refused by every call for staff, and reach only what sets one up', async () => {
  const { id } = await newStaff();
  const token = await openSession(product, id);
  await setDue(id, -1);
  const calls = callsOf(product, token);
  const forStaff = endpoints().filter(({ endpoint }) => accessOf(endpoint) === 'admin');
  expect(forStaff.length).toBeGreaterThan(20);
  for (const { name, endpoint } of forStaff) {
    const refused = await product.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
      headers: { authorization: `Bearer ${token}` },
      ...(endpoint.body ? { payload: {} } : {}),
    });
    expect([refused.statusCode, refused.json().code], name).toEqual([403, 'second-factor-due']);
  }
  expect((await calls.me()).json().roles).toEqual(['admin']);
  await setUpApp(product, token);
  expect((await calls.staff()).statusCode).toBe(200);
});

test('without a second factor in time they see no more than members where both may call', async () => {
  const { id } = await newStaff();
  const token = await openSession(product, id);
  const hidden = () =>
    product.inject({
      url: `${api.posts.list.path}?status=1`,
      headers: { authorization: `Bearer ${token}` },
    });
  await product.services.db.execute(sql`insert into posts (title, post_type, region_id, content, content_type, user_id, status)
    values ('숨긴 글', 1, 'CA00', '글', 1, ${id}, 1)`);
  expect((await hidden()).json()).toHaveLength(1);
  await setDue(id, -1);
  expect((await hidden()).json()).toEqual([]);
});

test('a passkey is enough, and then a password alone is not', async () => {
  const { id, email } = await newStaff();
  const token = await openSession(product, id);
  await setDue(id, -1);
  await addPasskey(id);
  expect((await callsOf(product, token).staff()).statusCode).toBe(200);
  const refused = await signIn(email);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'passkey-required']);
  expect(cookieOf(refused, 'refresh')).toBe('');
  const member = await createPerson(product);
  await addPasskey(member.id);
  expect((await signIn(member.email)).statusCode).toBe(201);
});

test('staff may go without within their days, not afterwards; with a passkey they may', async () => {
  const { id } = await newStaff();
  const token = await openSession(product, id);
  await setUpApp(product, token);
  const calls = callsOf(product, token);
  await setDue(id, -1);
  const refused = await calls.remove();
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('관리자는')]);
  await setDue(id, 1);
  expect((await calls.remove()).statusCode).toBe(204);
  await setUpApp(product, token);
  await setDue(id, -1);
  await addPasskey(id);
  expect((await calls.remove()).statusCode).toBe(204);
});

test('who is made staff later has 14 days from the first use of a session as such, anew each time', async () => {
  const person = await createPerson(product);
  const refresh = cookieOf(await signIn(person.email), 'refresh');
  const setRoles = (roles: string[]) =>
    product.call(api.users.update, { as: 'admin', body: { id: person.id, roles } });
  // Not in the console, which ends their sessions.
  await product.services.db
    .update(users)
    .set({ roles: ['admin'] })
    .where(eq(users.id, person.id));
  const renewed = await product.inject({
    method: 'POST',
    url: api.account.refresh.path,
    headers: { cookie: `refresh=${refresh}` },
  });
  expect(renewed.statusCode).toBe(200);
  expect(daysUntil(await dueOf(person.id))).toBe(14);
  await setDue(person.id, -5);
  await setRoles([]);
  expect(await dueOf(person.id)).toBeNull();
  await setRoles(['admin']);
  await signIn(person.email);
  expect(daysUntil(await dueOf(person.id))).toBe(14);
});

test('ADMIN_2FA=off: nobody is refused for want of one, but who has one still needs it', async () => {
  const off = await startProduct({ staffSecondFactor: false });
  const due = { secondFactorDueAt: sql`now() - interval '1 day'` };
  await off.services.db.update(users).set(due).where(eq(users.id, off.ids.admin));
  const calls = callsOf(off, off.tokens.admin);
  expect((await calls.staff()).statusCode).toBe(200);
  expect((await calls.state()).json()).toMatchObject({ required: false, dueDate: { time: '0' } });
  const person = await createPerson(off);
  await setUpApp(off, await openSession(off, person.id));
  const signin = await off.call(api.account.signin, { body: { email: person.email, password: PASSWORD } });
  expect(signin.json().code).toBe('second-factor');
  await off.close();
});
