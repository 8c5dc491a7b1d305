import { createClient } from '@hanca/common/client.ts';
import type { RealtyForm } from '@hanca/common/contract/realty-input.ts';
import { httpSend } from '@hanca/common/http.ts';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from './endpoints.built.ts';

const body: RealtyForm = {
  title: '방',
  cityId: 'CA595911606',
  txType: 2,
  reType: 2,
  price: 2450,
  bedroom: 2,
  bathroom: 1,
  area: 820,
  address: 'Kingsway',
  location: { lat: 49.2, lng: -123 },
  locationBy: 'pin',
  content: '밝아요',
};

type Answer = 'lost' | 'cut' | 201 | 400 | 503;

/** Its headers arrive, then the connection breaks. */
const cut = (): Response =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), {
    status: 201,
    headers: { 'content-type': 'application/json' },
  });

/** Creates with the given answers in turn, each by a page that has just been loaded. Out: the keys that were sent. */
const keysOf = async (answers: Answer[], bodies: RealtyForm[] = []): Promise<(string | null)[]> => {
  const keys: (string | null)[] = [];
  for (const [n, answer] of answers.entries()) {
    const fetch = async (_: unknown, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      if (answer === 'cut') return cut();
      return Response.json({}, { status: answer });
    };
    const { realties } = createClient(endpoints, httpSend(endpoints, { fetch }));
    await realties.create({ body: bodies[n] ?? body }).catch(() => undefined);
  }
  return keys;
};

beforeEach(() => sessionStorage.clear());

test('what had no answer is sent again with its key, also after a reload', async () => {
  const [first, second, third, fourth] = await keysOf(['lost', 503, 201, 201]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('an answer that breaks off is none, and is said to be none', async () => {
  const [first, second, third] = await keysOf(['cut', 201, 201]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  const { realties } = createClient(endpoints, httpSend(endpoints, { fetch: async () => cut() }));
  await expect(realties.create({ body })).rejects.toMatchObject({
    problem: { code: 'unreachable', status: 0 },
  });
});

test('what was answered or differs has a key of its own', async () => {
  const keys = await keysOf(['lost', 'lost', 400, 201], [body, { ...body, price: 2400 }, body, body]);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('nothing of what was sent is stored in the browser', async () => {
  await keysOf(['lost']);
  expect(JSON.stringify(sessionStorage)).not.toContain('Kingsway');
  await keysOf([201]);
  expect(sessionStorage).toHaveLength(0);
});

test('the browser names the zone of its clocks where somebody signs in, and nowhere else', async () => {
  const zones: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    zones.push(new Headers(init?.headers).get('time-zone'));
    return Response.json({ status: 'PENDING' });
  };
  const { account, qr, saved } = createClient(endpoints, httpSend(endpoints, { fetch }));
  await account.signin({ body: { email: 'a@example.org', password: 'some password' } });
  await qr.check({ query: { sessionId: 'a' } });
  await saved.ids();
  expect(zones).toEqual(['America/Vancouver', 'America/Vancouver', null]);
});

test('a write without a body outlives the page that sent it; what has a body and what is read do not', async () => {
  const outlives: (boolean | undefined)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    outlives.push(init?.keepalive);
    return Response.json([]);
  };
  const { comments, realties, saved } = createClient(endpoints, httpSend(endpoints, { fetch }));
  await comments.likePost({ params: { id: 7 } });
  await saved.remove({ params: { id: 7 } });
  await realties.create({ body });
  await saved.ids();
  expect(outlives).toEqual([true, true, false, false]);
});
