// Runs on both engines: INSERT … ON CONFLICT of twenty transactions at once.
import { Worker } from 'node:worker_threads';
import { api, endpoints } from '@hanca/common/contract/index.ts';
import { hrefOf, isCreate } from '@hanca/common/endpoint.ts';
import { HTML } from '@hanca/common/posts.ts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../db/schema/conversations.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { mails } from '../db/schema/mails.ts';
import { posts } from '../db/schema/posts.ts';
import { realties } from '../db/schema/realties.ts';
import { accountUpkeep } from '../features/account/jobs.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm, realtyForm } from '../testing/samples.ts';
import { storedRealty } from '../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [idempotencyKeys, messages, realties, posts]) await db.delete(table);
});

const rows = async (
  table: typeof realties | typeof posts | typeof messages | typeof mails | typeof idempotencyKeys,
) => {
  const [row] = await product.services.db.select({ n: count() }).from(table);
  return row?.n;
};

const create = (
  key: string,
  body: unknown = realtyForm(),
  { as = 'member' as 'member' | 'other' | 'admin', url = hrefOf(api.realties.create) } = {},
) =>
  product.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${product.tokens[as]}`, 'idempotency-key': key },
    payload: body as object,
  });

test('a create that is sent again is answered with the first result', async () => {
  const first = await create('a');
  const second = await create('a');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await rows(realties)).toBe(1);
});

test('of twenty at once one creates and all have its result', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => create('b')));
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(await rows(realties)).toBe(1);
});

test("another member's key of the same text is another key, and so is another key", async () => {
  const ids = [await create('c'), await create('c', realtyForm(), { as: 'other' }), await create('d')].map(
    (reply) => reply.json().id,
  );
  expect(new Set(ids).size).toBe(3);
});

test('a key that was sent with something else is refused, and nothing is stored', async () => {
  await create('e');
  const other = await create('e', realtyForm({ price: 999 }));
  expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
  expect(await rows(realties)).toBe(1);
});

test('what was refused may be corrected and sent with the same key', async () => {
  expect((await create('f', realtyForm({ title: '' }))).statusCode).toBe(400);
  expect((await create('f', realtyForm({ cityId: 'CA599999999' }))).statusCode).toBe(400);
  expect(await rows(idempotencyKeys)).toBe(0);
  expect((await create('f')).statusCode).toBe(201);
});

test("staff's creates too, with one row of the trail", async () => {
  const url = hrefOf(api.posts.create);
  const send = () => create('g', postForm(), { as: 'admin', url });
  expect((await send()).json()).toEqual((await send()).json());
  expect(await rows(posts)).toBe(1);
  const trail = await product.call(api.audits.list, { as: 'admin', query: { feature: 'posts' } });
  expect(trail.json().filter(({ action }: { action: string }) => action === 'create')).toHaveLength(1);
});

test('of creates with one key only the first has its body rendered', async () => {
  const url = hrefOf(api.posts.create);
  const send = (content: string) =>
    create('rendered', postForm({ contentType: HTML, content }), { as: 'admin', url });
  const tasks = vi.spyOn(Worker.prototype, 'postMessage');
  const first = await send('<p>글</p>');
  expect(first.statusCode).toBe(201);
  expect((await send('<p>글</p>')).json()).toEqual(first.json());
  expect((await send('<p>다른 글</p>')).json().code).toBe('key-reused');
  const written = tasks.mock.calls.filter(([task]) => 'written' in Object(task));
  tasks.mockRestore();
  expect(written).toHaveLength(1);
});

test('a message is stored and mailed once', async () => {
  const id = await storedRealty(product);
  const url = hrefOf(api.conversations.open, { params: { id } });
  const send = () => create('h', { text: '보러 가도 될까요?' }, { as: 'other', url });
  await send();
  expect((await send()).statusCode).toBe(201);
  expect([await rows(messages), await rows(mails)]).toEqual([1, 1]);
});

test('stores no reply that holds a secret, and refuses the repetition without it', async () => {
  const secrets = endpoints().filter(({ endpoint }) => isCreate(endpoint) && endpoint.secret);
  expect(secrets.map(({ name }) => name)).toContain('calendars.renew');
  for (const { name, endpoint } of secrets) {
    const send = () => create(name, {}, { url: hrefOf(endpoint) });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode], name).toEqual([201, 409]);
    expect(second.json(), name).toMatchObject({ code: 'already-answered' });
    const stored = await product.services.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, name));
    expect(stored, name).toMatchObject([{ reply: '' }]);
    for (const secret of Object.values(first.json())) expect(second.body, name).not.toContain(secret);
  }
});

test('a key that is empty, too long or no plain text is refused', async () => {
  for (const key of ['', ' ', 'x'.repeat(201), 'a b']) expect((await create(key)).statusCode).toBe(400);
});

test('after a day a key is new, and the job removes it', async () => {
  const age = () =>
    product.services.db.update(idempotencyKeys).set({ createdAt: new Date(Date.now() - 25 * 3600_000) });
  const first = await create('i');
  await age();
  expect((await create('i')).json().id).not.toBe(first.json().id);
  await accountUpkeep.run(product.services);
  expect(await rows(idempotencyKeys)).toBe(1);
  await age();
  await accountUpkeep.run(product.services);
  expect(await rows(idempotencyKeys)).toBe(0);
});
