import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { qrSignins } from '../../db/schema/qr-signins.ts';
import { start } from '../../start.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { as, qrCalls, visitorAddresses } from '../../testing/qr-calls.ts';
import { cookieOf, flagsOf } from '../../testing/session-calls.ts';
import { noWeb } from '../../web/web.ts';
import { accountUpkeep } from '../account/jobs.ts';

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

const { draw, store, poll, statusOf, look, answer, approve, refuse, age } = qrCalls(
  () => product,
  () => from,
);

describe('a browser draws a code', () => {
  test('it holds a page of this site, which is not what the browser polls with, and nothing of it is stored', async () => {
    const { response, sessionId, address, number, code, browser } = await draw({}, '24.48.0.1');
    expect(Object.keys(response.json()).sort()).toEqual(['number', 'qrCode', 'sessionId']);
    expect(address).toBe(`https://hanca.test/account/qr/${code}`);
    expect(number).toBeGreaterThanOrEqual(10);
    expect(number).toBeLessThanOrEqual(99);
    expect(new Set([sessionId, code, browser]).size).toBe(3);
    const rows = JSON.stringify(await product.services.db.select().from(qrSignins));
    for (const secret of [sessionId, code, browser]) expect(rows).not.toContain(secret);
    // V3.3: the cookie goes to the account alone, and to no script.
    expect(flagsOf(response)).toEqual([
      'qr=…; Max-Age=360; Path=/v1/account; HttpOnly; Secure; SameSite=Strict',
    ]);

    // V6.6.2: the phone is shown browser, rough place and time.
    const { device, country, createdDate } = (await look(code)).json();
    expect([device, country]).toEqual(['Linux · Firefox', 'CA']);
    expect(Math.abs(Number(createdDate.time) - Date.now())).toBeLessThan(60_000);
    expect((await look((await draw({}, '10.0.0.7')).code)).json().country).toBeNull();
  });

  test('another site can neither draw a code in a browser nor collect by it', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const response = await product.inject({ url: api.qr.generate.path, headers: foreign });
    expect(response.statusCode).toBe(403);
    const mine = await store();
    await approve(mine);
    expect((await poll(mine.sessionId, mine.browser, foreign)).statusCode).toBe(403);
    expect(await statusOf(mine)).toBe('APPROVED');
  });
});

describe('V7.2.3 fixation', () => {
  test('a preset QR cookie value is never adopted', async () => {
    const earlier = await draw();
    for (const preset of ['planted', earlier.browser]) {
      const mine = await draw({ cookie: `qr=${preset}` });
      expect(mine.browser).not.toBe(preset);
      await approve(mine);
      expect((await poll(mine.sessionId, preset)).statusCode).toBe(404);
      expect(await statusOf(mine)).toBe('APPROVED');
    }
  });

  test('a preset refresh cookie is never adopted, and the value changes at sign-in', async () => {
    const mine = await store();
    await approve(mine);
    const response = await poll(mine.sessionId, mine.browser, {
      cookie: `qr=${mine.browser}; refresh=planted`,
    });
    expect(cookieOf(response, 'refresh')).toMatch(/^[\w-]{43}$/);
    expect(cookieOf(response, 'refresh')).not.toBe('planted');
    expect(response.cookies.find(({ name }) => name === 'qr')).toMatchObject({ value: '', maxAge: 0 });
  });
});

describe('V6.6.2 QR hijack', () => {
  test('who takes the sessionId and polls without the browser cookie gets 404, never a token', async () => {
    const mine = await store();
    const theirs = await store();
    await approve(mine);
    for (const browser of [null, '', 'guessed', theirs.browser, mine.sessionId, mine.code]) {
      const response = await poll(mine.sessionId, browser);
      expect([response.statusCode, response.body.includes('accessToken')]).toEqual([404, false]);
      expect(response.cookies).toEqual([]);
    }
    expect((await poll(mine.code, mine.browser)).statusCode).toBe(404);
    expect(await statusOf(mine)).toBe('APPROVED');
  });
});

describe('V6.5.1/5: APPROVED is collected once', () => {
  test('with user name and token of who approved; a second poll is 410', async () => {
    const mine = await draw();
    expect(await statusOf(mine)).toBe('PENDING');
    expect((await approve(mine)).statusCode).toBe(204);
    const response = await poll(mine.sessionId, mine.browser);
    const { status, userName, accessToken } = response.json();
    expect([response.statusCode, status, userName]).toEqual([200, 'APPROVED', '회원']);
    expect(response.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['token', 'uname', 'refresh', 'device']),
    );
    const me = await product.inject({ url: api.account.me.path, headers: as(accessToken) });
    expect(me.json().id).toBe(product.ids.member);
    const again = await poll(mine.sessionId, mine.browser);
    expect([again.statusCode, again.json().code, again.cookies]).toEqual([410, 'gone', []]);
  });

  test('of many polls at once one collects', async () => {
    const mine = await store();
    await approve(mine);
    const replies = await Promise.all(Array.from({ length: 5 }, () => poll(mine.sessionId, mine.browser)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(4).fill(410)]);
  });

  test('after five minutes = EXPIRED', async () => {
    const mine = await store();
    await age(mine.sessionId, 4.9);
    expect(await statusOf(mine)).toBe('PENDING');
    await age(mine.sessionId, 0.1);
    expect(await statusOf(mine)).toBe('EXPIRED');
  });

  test('an approval in the last second can still be collected, half a minute long', async () => {
    const mine = await store();
    await age(mine.sessionId, 4.9);
    await approve(mine);
    await age(mine.sessionId, 0.4);
    expect(await statusOf(mine)).toBe('APPROVED');
    const late = await store();
    await age(late.sessionId, 4.9);
    await approve(late);
    await age(late.sessionId, 0.5);
    expect(await statusOf(late)).toBe('EXPIRED');
  });

  test('approve twice = 409, after the collection too', async () => {
    const mine = await store();
    await approve(mine);
    expect((await approve(mine)).statusCode).toBe(409);
    await poll(mine.sessionId, mine.browser);
    expect((await approve(mine)).statusCode).toBe(409);
    expect((await refuse(mine)).statusCode).toBe(409);
    expect((await look(mine.code)).statusCode).toBe(409);
  });

  test('approve, look and refuse as anonymous = 401', async () => {
    const mine = await store();
    for (const path of [api.qr.approve.path, api.qr.refuse.path])
      expect((await answer(path, mine)).statusCode).toBe(401);
    const bare = await product.inject({ url: hrefOf(api.qr.request, { params: { code: mine.code } }) });
    expect(bare.statusCode).toBe(401);
    expect(await statusOf(mine)).toBe('PENDING');
  });

  test('approve after expiry = 410, and so is the rest', async () => {
    const mine = await store();
    await age(mine.sessionId, 5);
    for (const reply of [await approve(mine), await refuse(mine), await look(mine.code)])
      expect([reply.statusCode, reply.json().code]).toEqual([410, 'gone']);
    expect(await statusOf(mine)).toBe('EXPIRED');
  });

  test('approve after a refusal = 409', async () => {
    const mine = await store();
    expect((await refuse(mine)).statusCode).toBe(204);
    expect(await statusOf(mine)).toBe('REFUSED');
    for (const reply of [await approve(mine), await refuse(mine), await look(mine.code)])
      expect(reply.statusCode).toBe(409);
  });

  test('two approvers race = one wins', async () => {
    for (let round = 0; round < 2; round += 1) {
      const mine = await store();
      const { member, other: second, admin } = product.tokens;
      const tokens = [member, second, admin];
      const replies = await Promise.all(tokens.map((token) => approve(mine, token)));
      const codes = replies.map(({ statusCode }) => statusCode);
      expect([...codes].sort()).toEqual([204, 409, 409]);
      const { accessToken } = (await poll(mine.sessionId, mine.browser)).json();
      const me = await product.inject({ url: api.account.me.path, headers: as(accessToken) });
      const ids = [product.ids.member, product.ids.other, product.ids.admin];
      expect(me.json().id).toBe(ids[codes.indexOf(204)]);
    }
  });
});

test('rows that are over go with the upkeep of accounts', async () => {
  const [mine, gone] = [await store(), await store()];
  await age(gone.sessionId, 5);
  await accountUpkeep.run(product.services);
  expect((await poll(gone.sessionId, gone.browser)).statusCode).toBe(404);
  expect(await statusOf(mine)).toBe('PENDING');
});

test.runIf(process.env.ENGINE === 'postgresql')(
  'with two processes on one database what one approves is collected on the other at once',
  async () => {
    const { config } = product.services;
    const two = await start({ config, log: pino({ level: 'silent' }), web: noWeb });
    try {
      const mine = await store();
      expect((await approve(mine)).statusCode).toBe(204);
      const url = hrefOf(api.qr.check, { query: { sessionId: mine.sessionId } });
      const reply = await two.app.inject({ url, headers: { cookie: `qr=${mine.browser}` } });
      expect(reply.json().status).toBe('APPROVED');
      expect((await poll(mine.sessionId, mine.browser)).statusCode).toBe(410);
      const refused = await store();
      const payload = { code: refused.code };
      const headers = as(product.tokens.member);
      await two.app.inject({ method: 'POST', url: api.qr.refuse.path, payload, headers });
      expect(await statusOf(refused)).toBe('REFUSED');
    } finally {
      await two.close();
    }
  },
);
