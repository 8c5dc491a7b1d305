import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.db.delete(attempts);
});

const hide = (id: number) =>
  product.call(api.realties.hide, { as: 'admin', body: { id, reason: '확인 중' } });

describe('the phone number', () => {
  const ask = (id: number, as: Role = 'other') => product.call(api.realties.phone, { as, params: { id } });

  test('is revealed to members who ask', async () => {
    const { id } = await createRealty(product, { phone: '604-555-0123' });
    expect((await ask(id, 'nobody')).statusCode).toBe(401);
    const answer = await ask(id);
    expect(answer.json()).toEqual({ phone: '604-555-0123' });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('is not found where there is none, or where the listing cannot be seen', async () => {
    const { id } = await createRealty(product);
    expect((await ask(id)).statusCode).toBe(404);
    expect((await ask(2 ** 31)).statusCode).toBe(404);
    const hidden = await createRealty(product, { phone: '604-555-0123' });
    await hide(hidden.id);
    expect((await ask(hidden.id)).statusCode).toBe(404);
    expect((await ask(hidden.id, 'member')).statusCode).toBe(200);
  });

  test('is revealed of twenty listings a day, each as often as wanted; the own ones are free', async () => {
    const listings: number[] = [];
    for (let n = 0; n < 22; n += 1) listings.push(await storedRealty(product));
    const [first = 0, last = 0] = [listings[0], listings.at(-1)];
    for (const id of listings.slice(0, 20)) expect((await ask(id)).statusCode).toBe(200);
    const refused = await ask(last);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(refused.json().detail).toContain('전화번호는 하루에 매물 20개까지 볼 수 있어요.');
    expect([(await ask(first)).statusCode, (await ask(first)).statusCode]).toEqual([200, 200]);
    // What was refused does not count as seen.
    expect((await ask(last)).statusCode).toBe(429);
    expect((await ask(last, 'member')).statusCode).toBe(200);
    expect((await ask(last, 'admin')).statusCode).toBe(200);
    await product.services.db.update(attempts).set({ until: sql`now() - interval '1 second'` });
    expect((await ask(last)).statusCode).toBe(200);
  });

  test('many at once are no more than one after the other', async () => {
    const listings: number[] = [];
    for (let n = 0; n < 25; n += 1) listings.push(await storedRealty(product));
    for (const id of listings.slice(0, 15)) await ask(id);
    const answers = await Promise.all(listings.slice(15).map((id) => ask(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

describe('views', () => {
  const see = (id: number, remoteAddress: string, as: Role = 'nobody') =>
    product.inject({
      method: 'POST',
      url: `/v1/command/realties/${id}/views`,
      remoteAddress,
      headers: as === 'nobody' ? {} : { authorization: `Bearer ${product.tokens[as]}` },
    });
  const views = async (id: number) =>
    (await product.call(api.realties.get, { as: 'member', params: { id } })).json<RealtyDetail>().viewCount;

  test('count once for each visitor and listing', async () => {
    const [a, b] = [await storedRealty(product), await storedRealty(product)];
    expect((await see(a, '192.0.2.1')).statusCode).toBe(204);
    await see(a, '192.0.2.1');
    await see(a, '192.0.2.2', 'other');
    await see(a, '2001:db8:1:2::1');
    await see(a, '2001:db8:1:2:ffff::9');
    await see(b, '192.0.2.1');
    expect([await views(a), await views(b)]).toEqual([3, 1]);
  });

  test('all count when many look at once, none of the owner', async () => {
    const id = await storedRealty(product);
    await Promise.all(Array.from({ length: 12 }, (_, n) => see(id, `198.51.100.${n}`)));
    expect((await see(id, '198.51.100.99', 'member')).statusCode).toBe(204);
    expect(await views(id)).toBe(12);
  });

  test('are those of listings that can be seen', async () => {
    const id = await storedRealty(product);
    await hide(id);
    for (const unseen of [id, id + 1000, 2 ** 31])
      expect((await see(unseen, '192.0.2.7')).statusCode).toBe(404);
    expect(await views(id)).toBe(0);
  });
});
