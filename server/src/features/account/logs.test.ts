import { api } from '@hanca/common/contract/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

const PASSWORD = '바다 건너 첫 겨울 2024';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const secrets = new Set<string>([PASSWORD, '@example.org', '$argon2', 'wrong password', 'evil line']);

const send = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const response = await product.inject({ method: 'POST', url, payload, headers });
  for (const { name, value } of response.cookies) if (name !== 'uname' && value) secrets.add(value);
  return response;
};

test('a whole run leaves no password, token, cookie or email in the log, also where the database fails', async () => {
  const { signup, signin, refresh, signout, me } = api.account;
  const person = { email: 'person@example.org', password: PASSWORD, name: '사람\r\nevil line', agree: true };
  const statuses: number[] = [];
  const note = (statusCode: number) => statuses.push(statusCode);

  const joined = await send(signup.path, person);
  note(joined.statusCode);
  note((await send(signup.path, person)).statusCode);
  note((await send(signin.path, { email: person.email, password: 'wrong password' })).statusCode);
  const entered = await send(signin.path, person);
  note(entered.statusCode);
  const cookie = `refresh=${entered.cookies.find(({ name }) => name === 'refresh')?.value}`;
  note((await send(refresh.path, {}, { cookie })).statusCode);
  const authorization = `Bearer ${entered.json().accessToken}`;
  secrets.add(entered.json().accessToken);
  note((await product.inject({ url: me.path, headers: { authorization } })).statusCode);

  // Errors of the database quote the row, and errors of the query its parameters.
  const { pool } = product.services.database;
  await pool.query('ALTER TABLE users ADD CONSTRAINT no_more CHECK (id < 0) NOT VALID');
  note((await send(signup.path, { ...person, email: 'next@example.org' })).statusCode);
  await pool.query('ALTER TABLE users RENAME COLUMN email TO mail');
  note((await send(signin.path, person)).statusCode);
  note((await product.inject({ url: me.path, headers: { authorization } })).statusCode);
  await pool.query('ALTER TABLE users RENAME COLUMN mail TO email');
  await pool.query('ALTER TABLE refresh_tokens RENAME COLUMN hash TO hashed');
  note((await send(refresh.path, {}, { cookie })).statusCode);
  await pool.query('ALTER TABLE refresh_tokens RENAME COLUMN hashed TO hash');
  note((await send(signout.path, {}, { cookie })).statusCode);
  expect(statuses).toEqual([201, 201, 401, 201, 200, 200, 500, 500, 500, 500, 204]);

  await product.services.afterReply.idle();
  const log = product.logged.join('');
  for (const event of ['signin', 'refuseSignin', 'signout', 'no_more']) expect(log).toContain(event);
  for (const secret of secrets) expect(log).not.toContain(secret);
  for (const line of product.logged) expect(() => JSON.parse(line)).not.toThrow();
  expect((await product.services.database.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
});
