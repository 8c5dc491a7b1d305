import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { as, qrCalls, visitorAddresses } from '../../testing/qr-calls.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { sessionIdOf } from '../../testing/session-calls.ts';

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

const { store, poll, statusOf, answer, approve, age } = qrCalls(
  () => product,
  () => from,
);

const other = (number: number): number => number + 1;

describe('the number of the other screen', () => {
  test('a wrong one is told at its field, the third refuses for good', async () => {
    const mine = await store();
    const wrong = { ...mine, number: other(mine.number) };
    for (let n = 0; n < 2; n += 1) {
      const reply = await approve(wrong);
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'number']);
    }
    expect(await statusOf(mine)).toBe('PENDING');
    expect((await approve(wrong)).statusCode).toBe(409);
    expect((await approve(mine)).statusCode).toBe(409);
    expect(await statusOf(mine)).toBe('REFUSED');
  });

  test('wrong ones do not lengthen the five minutes, and many at once count', async () => {
    const mine = await store();
    await age(mine.sessionId, 4.9);
    await approve({ ...mine, number: other(mine.number) });
    await age(mine.sessionId, 0.1);
    expect(await statusOf(mine)).toBe('EXPIRED');
    const second = await store();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => approve({ ...second, number: other(second.number) })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 409, 409, 409, 409]);
  });

  test('two wrong ones and then the right one approve', async () => {
    const mine = await store();
    for (let n = 0; n < 2; n += 1) await approve({ ...mine, number: other(mine.number) });
    expect((await approve(mine)).statusCode).toBe(204);
    expect(await statusOf(mine)).toBe('APPROVED');
  });

  test('what is no number of two digits is refused', async () => {
    const { code } = await store();
    for (const number of [undefined, null, '', 'ab', 9, 100, 12.5, true]) {
      const { statusCode } = await answer(api.qr.approve.path, { code, number }, product.tokens.member);
      expect(statusCode, `${number}`).toBe(400);
    }
  });
});

describe('an approval lends no more than the approver has', () => {
  const setUser = (id: number, change: { suspended?: boolean; roles?: string[] }) =>
    product.call(api.users.update, { as: 'admin', body: { id, ...change } });

  const end = async (url: string, token: string) => {
    const { statusCode } = await product.inject({
      method: 'DELETE',
      url,
      headers: as(token),
      payload: url === api.farewell.deleteMe.path ? {} : undefined,
    });
    expect(statusCode).toBe(204);
  };

  test('suspended or ended sessions cannot approve', async () => {
    const mine = await store();
    const { id } = await createPerson(product);
    const ended = await openSession(product, id);
    await product.services.db.delete(sessions).where(eq(sessions.id, sessionIdOf(ended)));
    expect((await approve(mine, ended)).statusCode).toBe(401);
    const suspended = await openSession(product, id);
    await product.services.db.update(users).set({ suspended: true }).where(eq(users.id, id));
    expect((await approve(mine, suspended)).statusCode).toBe(401);
    expect(await statusOf(mine)).toBe('PENDING');
  });

  test('an account suspended between approval and collection gets nothing', async () => {
    const { id } = await createPerson(product);
    const mine = await store();
    await approve(mine, await openSession(product, id));
    await product.services.db.update(users).set({ suspended: true }).where(eq(users.id, id));
    const response = await poll(mine.sessionId, mine.browser);
    expect(response.json()).toEqual({ status: 'REFUSED' });
    expect(response.cookies.map(({ name }) => name)).toEqual(['qr']);
  });

  test('ending the sessions of an account ends what it has approved', async () => {
    const { id } = await createPerson(product);
    const mine = await store();
    await approve(mine, await openSession(product, id));
    expect((await setUser(id, { suspended: true })).statusCode).toBe(200);
    expect((await setUser(id, { suspended: false })).statusCode).toBe(200);
    expect((await poll(mine.sessionId, mine.browser)).statusCode).toBe(404);
  });

  test.each([
    ['all others are ended', (token: string) => end(api.account.endOtherSessions.path, token)],
    [
      'the one that approved is ended',
      (token: string, approver: string) =>
        end(hrefOf(api.account.endSession, { params: { id: sessionIdOf(approver) } }), token),
    ],
    ['a second factor is set up', (token: string) => setUpApp(product, token)],
    ['the account is to be deleted', (token: string) => end(api.farewell.deleteMe.path, token)],
  ])('what a session has approved is over when %s', async (_, endBy) => {
    const { id } = await createPerson(product);
    const [mine, thief] = [await openSession(product, id), await openSession(product, id)];
    const drawn = await store();
    await approve(drawn, thief);
    await endBy(mine, thief);
    expect((await poll(drawn.sessionId, drawn.browser)).statusCode, 'of another session').toBe(404);
    // With a single session too: a thief may have approved with its stolen cookie.
    const { id: single } = await createPerson(product);
    const only = await openSession(product, single);
    const own = await store();
    await approve(own, only);
    await endBy(only, only);
    expect((await poll(own.sessionId, own.browser)).statusCode, 'of the only session').toBe(404);
  });

  test('roles are those at the collection', async () => {
    const { id } = await createPerson(product);
    await setUser(id, { roles: ['admin'] });
    const mine = await store();
    await approve(mine, await openSession(product, id));
    await setUser(id, { roles: [] });
    const { accessToken } = (await poll(mine.sessionId, mine.browser)).json();
    const me = await product.inject({ url: api.account.me.path, headers: as(accessToken) });
    expect(me.json().roles).toEqual([]);
  });

  test('it is no proof of owning the account, which what cannot be undone needs', async () => {
    const mine = await store();
    await approve(mine);
    const { accessToken } = (await poll(mine.sessionId, mine.browser)).json();
    const [session] = await product.services.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionIdOf(accessToken)));
    expect(session?.authenticatedAt).toBeNull();
  });
});
