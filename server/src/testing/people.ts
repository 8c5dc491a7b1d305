import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
import { hashPassword } from '../features/account/passwords.ts';
import { insertUser } from '../features/account/queries.ts';
import { startSession } from '../features/account/sessions.ts';
import type { TestProduct } from './product.ts';

/** Of everybody that `createPerson` makes. */
export const PASSWORD = 'maple-syrup-9-pancakes';

let passwordHash: Promise<string> | undefined;
let made = 0;

/** Somebody with a password, made for one test. */
export const createPerson = async ({ services }: TestProduct) => {
  passwordHash ??= hashPassword(PASSWORD, 'test');
  made += 1;
  const person = { email: `person${made}@example.net`, name: `사람${made}` };
  const id = await insertUser(services.db, { ...person, passwordHash: await passwordHash, roles: [] });
  return { ...person, id: id ?? 0 };
};

/** Starts a session of an account. Out: its access token. */
export const openSession = async ({ services }: TestProduct, userId: number): Promise<string> => {
  const request = {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    ip: '127.0.0.1',
  };
  const reply = { setCookie: () => undefined, clearCookie: () => undefined };
  const account = { id: userId, name: '사람', roles: [] };
  return (await startSession(services, { request, reply }, account, 'password')).accessToken;
};

/** Somebody with a password, a verified address and a session. */
export const createMember = async (product: TestProduct) => {
  const person = await createPerson(product);
  const { db } = product.services;
  await db.update(users).set({ verifiedAt: sql`now()` }).where(eq(users.id, person.id));
  return { ...person, token: await openSession(product, person.id) };
};

/** Signs in by address and password. In: the cookies of the browser. */
export const enterPassword = (product: TestProduct, email: string, password = PASSWORD, cookie = '') =>
  product.inject({
    method: 'POST',
    url: api.account.signin.path,
    payload: { email, password },
    headers: { cookie },
  });
