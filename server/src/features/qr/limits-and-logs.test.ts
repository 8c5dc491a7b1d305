import { api } from '@hanca/common/contract/index.ts';
import { QR_GUESSES } from '@hanca/common/contract/qr.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { qrCalls, visitorAddresses } from '../../testing/qr-calls.ts';
import { insertQr } from './queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.test' });
});
afterAll(() => product.close());

const nextAddress = visitorAddresses();
/** A new visitor's address, so that one test's guesses do not count for another. */
let from = '';
beforeEach(() => {
  from = nextAddress();
});

const { draw, store, poll, statusOf, look, approve, refuse } = qrCalls(
  () => product,
  () => from,
);

/** What is counted of the visitor's guesses. */
const guesses = () =>
  product.services.db
    .select()
    .from(attempts)
    .where(eq(attempts.key, `qr-guesses:${from}`));

describe('V6.5.3/4', () => {
  test('QR ids: 256 bits each, no repeats', async () => {
    const secrets = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const made = await insertQr(product.services.db, { number: 10, device: '', country: null });
      for (const secret of Object.values(made)) {
        expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
        secrets.add(secret);
      }
    }
    expect(secrets.size).toBe(60);
  });

  test('100 guesses a minute from one address = 429, of sessions and of codes together', async () => {
    const mine = await store();
    const code = 'x'.repeat(43);
    const counted = async () => (await guesses())[0]?.count;
    expect((await poll(code, mine.browser)).statusCode).toBe(404);
    expect((await look(code)).statusCode).toBe(404);
    expect((await approve({ code, number: 10 })).statusCode).toBe(404);
    expect((await refuse({ code }, product.tokens.other)).statusCode).toBe(404);
    expect(await counted()).toBe(4);
    await product.services.db
      .update(attempts)
      .set({ count: 99 })
      .where(eq(attempts.key, `qr-guesses:${from}`));
    expect((await look(code)).statusCode).toBe(404);
    for (const reply of [
      await poll(code, mine.browser),
      await poll(mine.sessionId, null),
      await look(code),
    ]) {
      expect([reply.statusCode, reply.json().detail]).toEqual([429, QR_GUESSES.detail.ko]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    // Who polls for their own is not shut out by somebody else of the same address.
    expect(await statusOf(mine)).toBe('PENDING');
  });

  test('a page that polls 20 times a minute is not limited', async () => {
    const mine = await store();
    for (let n = 0; n < 3; n += 1) expect((await poll(mine.sessionId, mine.browser)).statusCode).toBe(200);
    expect(await guesses()).toEqual([]);
  });

  test('an address draws 300 codes an hour', async () => {
    await draw();
    await product.services.db.execute(sql`update attempts set count = 300 where key = ${`qr-drawn:${from}`}`);
    const response = await product.inject({ url: api.qr.generate.path, remoteAddress: from });
    expect([response.statusCode, response.cookies]).toEqual([429, []]);
  });

  test('every reply is no-store', async () => {
    const mine = await draw();
    const replies = [mine.response, await poll(mine.sessionId, mine.browser), await poll('none', null)];
    replies.push(await look(mine.code), await approve(mine), await poll(mine.sessionId, mine.browser));
    for (const { headers } of replies) expect(headers['cache-control']).toContain('no-store');
  });

  test('ids and codes are never in the log, though they stand in query and path', async () => {
    const mine = await draw();
    await approve(mine);
    await look(mine.code);
    const { accessToken } = (await poll(mine.sessionId, mine.browser)).json();
    const second = await draw();
    await refuse(second);
    const { pool } = product.services.database;
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    const failing = vi
      .spyOn(pool, 'query')
      .mockImplementation((...given: unknown[]) =>
        JSON.stringify(given[0]).includes('qr_signins')
          ? Promise.reject(new Error('broken'))
          : query(...given),
      );
    expect((await poll(second.sessionId, second.browser)).statusCode).toBe(500);
    expect((await look(second.code)).statusCode).toBe(500);
    failing.mockRestore();
    const log = product.logged.join('');
    for (const event of ['approveQr', 'refuseQr', 'a request failed']) expect(log).toContain(event);
    const secrets = [mine, second].flatMap(({ sessionId, code, browser }) => [sessionId, code, browser]);
    for (const secret of [...secrets, accessToken]) expect(log).not.toContain(secret);
  });
});

test('V16.3: who approved and refused is in the audit trail, without the code', async () => {
  const { id } = await createPerson(product);
  const token = await openSession(product, id);
  const [mine, second] = [await store(), await store()];
  await approve(mine, token);
  await refuse(second, token);
  const rows = await product.services.db.select().from(audits).where(eq(audits.recordId, id));
  expect(rows.map(({ action, userId, ip }) => [action, userId, ip])).toEqual(
    expect.arrayContaining([
      ['approveQr', id, from],
      ['refuseQr', id, from],
    ]),
  );
  for (const secret of [mine.code, mine.sessionId, second.code])
    expect(JSON.stringify(rows)).not.toContain(secret);
});
