import { api } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { realtyForm } from '../../testing/samples.ts';
import { refreshListings } from '../users/queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Somebody who has just signed up. */
const join = async () => {
  const made = await createPerson(product);
  const token = await openSession(product, made.id);
  const send = (endpoint: Endpoint, payload: object, url = endpoint.path) =>
    product.inject({
      method: endpoint.method,
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
  const write = (realtyId: number) =>
    send(
      api.conversations.open,
      { text: '안녕하세요' },
      api.conversations.open.path.replace('{id}', `${realtyId}`),
    );
  const verify = async () => {
    await send(api.account.sendVerification, {});
    const token = (await queuedFor(product, made.email)).at(-1)?.token;
    return send(api.account.verify, { token });
  };
  return { ...made, send, write, verify };
};

const isPublic = async (id: number) =>
  (await product.call(api.realties.get, { params: { id } })).statusCode === 200;

test('a new listing of an unverified member is seen by its owner alone until the address is verified', async () => {
  const member = await join();
  const created = await member.send(api.realties.create, realtyForm());
  expect([created.statusCode, created.json()]).toEqual([
    201,
    expect.objectContaining({ visible: false, unverified: true }),
  ]);
  const { id } = created.json();
  expect(await isPublic(id)).toBe(false);
  expect((await member.send(api.realties.update, { id, title: '새 제목' })).json().visible).toBe(false);
  expect(await isPublic(id)).toBe(false);
  expect((await member.verify()).statusCode).toBe(200);
  expect(await isPublic(id)).toBe(true);
  expect((await product.call(api.realties.get, { params: { id } })).json()).not.toHaveProperty('unverified');
});

test('what is public stays so, also when it is edited', async () => {
  const member = await join();
  const { id } = (await member.send(api.realties.create, realtyForm())).json();
  await product.services.db
    .update(realties)
    .set({ unverified: false, visible: true })
    .where(eq(realties.id, id));
  expect((await member.send(api.realties.update, { id, title: '새 제목' })).json().visible).toBe(true);
});

test('a message of an unverified member is refused by a code of its own, and sent once they are verified', async () => {
  const owner = await join();
  await owner.verify();
  const { id } = (await owner.send(api.realties.create, realtyForm())).json();
  const member = await join();
  const refused = await member.write(id);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({
      code: 'unverified',
      detail: expect.stringContaining('인증한 뒤 다시 시도해 주세요'),
    }),
  ]);
  await member.verify();
  expect((await member.write(id)).statusCode).toBe(201);
});

test('the fourth listing waits for the verification, which shows the other three', async () => {
  const member = await join();
  const list = () => member.send(api.realties.create, realtyForm());
  const listed = [await list(), await list(), await list()];
  expect(listed.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const refused = await list();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'unverified']);
  await member.verify();
  expect((await list()).statusCode).toBe(201);
  for (const one of listed) expect(await isPublic(one.json().id)).toBe(true);
});

test('what an account that is to be deleted has listed is hidden until it stays', async () => {
  const { db } = product.services;
  const member = await join();
  await member.verify();
  const { id } = (await member.send(api.realties.create, realtyForm())).json();
  for (const deleteAt of [new Date(Date.now() + 60_000), null]) {
    await db.update(users).set({ deleteAt }).where(eq(users.id, member.id));
    await refreshListings(db, member.id);
    expect(await isPublic(id)).toBe(deleteAt === null);
  }
});
