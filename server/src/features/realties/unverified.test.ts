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
let withoutMail: TestProduct;
beforeAll(async () => {
  // Nothing is sent: no jobs run in tests.
  product = await startProduct({ smtpUrl: 'smtp://mail.example' });
  withoutMail = await startProduct();
});
afterAll(async () => {
  await product.close();
  await withoutMail.close();
});

/** Somebody who has just signed up to a product. */
const join = async (at: TestProduct) => {
  const made = await createPerson(at);
  const token = await openSession(at, made.id);
  const send = (endpoint: Endpoint, payload: object, url = endpoint.path) =>
    at.inject({
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
    const token = (await queuedFor(at, made.email)).at(-1)?.token;
    return send(api.account.verify, { token });
  };
  return { ...made, send, write, verify };
};

const isPublic = async (id: number, at = product) =>
  (await at.call(api.realties.get, { params: { id } })).statusCode === 200;

test('a new listing of an unverified member is seen by its owner alone until the address is verified', async () => {
  const member = await join(product);
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
  const member = await join(product);
  const { id } = (await member.send(api.realties.create, realtyForm())).json();
  await product.services.db
    .update(realties)
    .set({ unverified: false, visible: true })
    .where(eq(realties.id, id));
  expect((await member.send(api.realties.update, { id, title: '새 제목' })).json().visible).toBe(true);
});

test('a message of an unverified member is refused by a code of its own, and sent once they are verified', async () => {
  const owner = await join(product);
  await owner.verify();
  const { id } = (await owner.send(api.realties.create, realtyForm())).json();
  const member = await join(product);
  const refused = await member.write(id);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({
      code: 'unverified',
      detail: expect.stringContaining('이메일을 인증해 주세요'),
    }),
  ]);
  await member.verify();
  expect((await member.write(id)).statusCode).toBe(201);
});

test('nor do they ask whether a home can still be had', async () => {
  const owner = await join(product);
  await owner.verify();
  const { id } = (await owner.send(api.realties.create, realtyForm())).json();
  await product.services.db
    .update(realties)
    .set({ createdAt: new Date(Date.now() - 8 * 24 * 3600_000) })
    .where(eq(realties.id, id));
  const member = await join(product);
  const { path } = api.realties.inquire;
  const inquire = () => member.send(api.realties.inquire, {}, path.replace('{id}', `${id}`));
  const refused = await inquire();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'unverified']);
  await member.verify();
  expect((await inquire()).statusCode).toBe(204);
});

test('where no mail is sent nothing waits for a verification', async () => {
  const owner = await join(withoutMail);
  const { id } = (await owner.send(api.realties.create, realtyForm())).json();
  expect(await isPublic(id, withoutMail)).toBe(true);
  expect((await (await join(withoutMail)).write(id)).statusCode).toBe(201);
});

test('what an account that is to be deleted has listed is hidden until it stays', async () => {
  const { db } = product.services;
  const member = await join(product);
  await member.verify();
  const { id } = (await member.send(api.realties.create, realtyForm())).json();
  for (const deleteAt of [new Date(Date.now() + 60_000), null]) {
    await db.update(users).set({ deleteAt }).where(eq(users.id, member.id));
    await refreshListings(db, member.id);
    expect(await isPublic(id)).toBe(deleteAt === null);
  }
});
