import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { feedSnapshots, feeds as feedTable } from '../db/schema/feeds.ts';
import type { Services } from '../services.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { defineFeed, type Feed, jsonRecords } from './feed.ts';
import { retryAfterOf } from './fetch.ts';
import { blockedFor, nextIn } from './pace.ts';
import { findRefused, findSnapshots, findStates, updateState } from './queries.ts';
import { type Clock, refreshDue } from './refresh.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let product: TestProduct;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const requests: IncomingMessage[] = [];
const host = createServer((request, response) => {
  requests.push(request);
  answer(request, response);
});
beforeAll(async () => {
  product = await startProduct();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await product.close();
});

let now: number;
const clock: Clock = { now: () => new Date(now), chance: () => 0.5, timeoutMs: 200, pauseMs: 10 };
beforeEach(() => {
  now = Date.parse('2026-11-23T18:00:00Z');
  requests.length = 0;
});
afterEach(async () => {
  await product.services.db.delete(feedSnapshots);
  await product.services.db.delete(feedTable);
});

const feedOf = (name: string, more: Partial<Feed> = {}): Feed => ({
  ...defineFeed({
    name,
    title: '시험',
    page: 'https://example.org',
    attribution: '',
    url: () => `http://127.0.0.1:${(host.address() as AddressInfo).port}/${name}`,
    everyMinutes: 5,
    paceSeconds: 30,
    staleMinutes: 60,
    goneMinutes: 180,
    sample: new URL('.', import.meta.url),
    records: jsonRecords('rows'),
    record: z.object({ n: z.number() }),
    rows: (rows) => ({ rows, sourceAt: null }),
  }),
  ...more,
});

const run = (...feeds: Feed[]) => {
  const modes = Object.fromEntries(feeds.map(({ name }) => [name, 'live' as const]));
  const { config } = product.services;
  const services: Services = { ...product.services, config: { ...config, feeds: { modes, keys: {} } } };
  return refreshDue(services, feeds, clock);
};

const stateOf = async (name: string) => (await findStates(product.services.db, [name]))[0];
const copyOf = async (name: string) => (await findSnapshots(product.services.db, [name]))[0];
const minutesUntil = (at: Date | null | undefined) => ((at?.getTime() ?? 0) - now) / MINUTE;

const sends =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, headers).end(body);
const good = sends(200, '{"rows":[{"n":1},{"n":2},{"n":3}]}', {
  etag: '"a"',
  'last-modified': 'Mon, 23 Nov 2026 17:00:00 GMT',
});

test('what comes is stored; the next request says who sends it and what it has', async () => {
  const feed = feedOf('plain');
  answer = good;
  await run(feed);
  expect(await copyOf('plain')).toMatchObject({
    rows: [{ n: 1 }, { n: 2 }, { n: 3 }],
    origin: 'live',
    fetchedAt: clock.now(),
  });
  expect(requests[0]?.headers['user-agent']).toBe('Hanca/1.0 (+http://localhost:3000; contact@localhost)');
  expect(requests[0]?.headers).not.toHaveProperty('if-none-match');
  // Not before its time, which is somewhat longer by chance.
  expect(minutesUntil((await stateOf('plain'))?.nextAt)).toBeCloseTo(5.25);
  now += 5 * MINUTE;
  await run(feed);
  expect(requests).toHaveLength(1);

  now += MINUTE;
  answer = sends(304, '');
  await run(feed);
  expect(requests[1]?.headers).toMatchObject({
    'if-none-match': '"a"',
    'if-modified-since': 'Mon, 23 Nov 2026 17:00:00 GMT',
  });
  expect(await stateOf('plain')).toMatchObject({ state: 'same', error: '' });
  expect(await copyOf('plain')).toMatchObject({ count: 3, fetchedAt: clock.now() });
});

test('a host that is silent, broken or away is asked less and less, and the last good copy stays', async () => {
  const feed = feedOf('silent');
  answer = good;
  await run(feed);
  const copy = await copyOf('silent');
  const failures: [typeof answer, string][] = [
    [() => undefined, '제때 응답하지 않아요.'],
    // Begins, and does not go on.
    [(_, response) => response.writeHead(200).write('{"rows":['), '제때 응답하지 않아요.'],
    [sends(503, 'busy'), '503 응답이에요.'],
    [(request) => request.socket.destroy(), '연결하지 못했어요.'],
  ];
  for (const [index, [fails, error]] of failures.entries()) {
    now = (await stateOf('silent'))?.nextAt.getTime() ?? 0;
    answer = fails;
    await run(feed);
    const state = await stateOf('silent');
    expect(state).toMatchObject({ state: 'failed', error, failures: index + 1 });
    expect(minutesUntil(state?.nextAt)).toBeCloseTo(5 * 2 ** (index + 1) * 1.05);
  }
  expect(await copyOf('silent')).toEqual(copy);
  now = (await stateOf('silent'))?.nextAt.getTime() ?? 0;
  answer = good;
  await run(feed);
  expect(await stateOf('silent')).toMatchObject({ state: 'taken', failures: 0, error: '' });
});

test('a fault of ours is thrown, and its host is asked no sooner for it', async () => {
  const feed = feedOf('faulty', {
    taken: async () => {
      throw new TypeError('ours');
    },
  });
  answer = good;
  await expect(run(feed)).rejects.toMatchObject({ errors: [new TypeError('ours')] });
  const state = await stateOf('faulty');
  expect(state).toMatchObject({ state: 'refused', failures: 1, hasRefused: true, checkedAt: clock.now() });
  expect(minutesUntil(state?.nextAt)).toBeCloseTo(5 * 2 * 1.05);
  expect(await copyOf('faulty')).toBeUndefined();
  now += MINUTE;
  await run(feed);
  expect(requests).toHaveLength(1);
});

test('a host that refuses us is left alone, by every feed of it, for as long as it says', async () => {
  const feeds = [feedOf('one'), feedOf('two')];
  answer = sends(429, '', { 'retry-after': '1800' });
  await run(...feeds);
  expect(requests.map(({ url }) => url)).toEqual(['/one']);
  expect(await stateOf('one')).toMatchObject({ state: 'blocked', error: '429 응답이에요.' });
  for (const name of ['one', 'two'])
    expect(minutesUntil((await stateOf(name))?.blockedUntil)).toBeCloseTo(31.5);
  answer = good;
  now += 31 * MINUTE;
  await run(...feeds);
  expect(requests).toHaveLength(1);
  now += MINUTE;
  await run(...feeds);
  expect(requests.map(({ url }) => url)).toEqual(['/one', '/two']);
});

test('a host gets one request at a time, and none sooner than its pace', async () => {
  const feeds = [feedOf('one'), feedOf('two'), feedOf('three')];
  let open = 0;
  let most = 0;
  answer = (request, response) => {
    open += 1;
    most = Math.max(most, open);
    good(request, response);
    open -= 1;
  };
  await run(...feeds);
  expect(requests).toHaveLength(1);
  now += 29 * SECOND;
  await run(...feeds);
  expect(requests).toHaveLength(1);
  for (let n = 2; n <= 3; n += 1) {
    now += 30 * SECOND;
    await run(...feeds);
    expect(requests).toHaveLength(n);
  }
  expect(requests.map(({ url }) => url).toSorted()).toEqual(['/one', '/three', '/two']);
  expect(most).toBe(1);
});

test('a feed that is paused or off is not fetched', async () => {
  answer = good;
  await updateState(product.services.db, 'plain', { paused: true });
  await run(feedOf('plain'));
  await refreshDue(product.services, [feedOf('off')], clock);
  expect(requests).toEqual([]);
});

test('an answer that is not taken stays for staff to read anew, and is no reason to fetch less', async () => {
  const feed = feedOf('plain');
  answer = good;
  await run(feed);
  now += 6 * MINUTE;
  answer = sends(200, '{"rows":[{"n":1}]}');
  await run(feed);
  const state = await stateOf('plain');
  expect(state).toMatchObject({ state: 'refused', hasRefused: true, failures: 0 });
  expect(await findRefused(product.services.db, 'plain')).toBe('{"rows":[{"n":1}]}');
  expect(state?.error).toContain('3건에서 1건으로');
  expect(minutesUntil(state?.nextAt)).toBeCloseTo(5.25);
  expect(await copyOf('plain')).toMatchObject({ count: 3 });
});

test('a feed of several pages is one answer of all of them, or none', async () => {
  const paged = feedOf('paged');
  const address = (page: number) => `${paged.url('')}?page=${page}`;
  const feed = defineFeed({
    ...paged,
    next: (pages) => (pages.length < 3 ? address(pages.length + 1) : null),
    records: (text) => JSON.parse(text).flat(),
    record: z.object({ n: z.number() }),
    rows: (rows) => ({ rows, sourceAt: null }),
  });
  const pages: (typeof answer)[] = [1, 2, 3].map((n) => sends(200, `[{"n":${n}}]`, { etag: `"${n}"` }));
  const at = ({ url = '' }: IncomingMessage) => Number(/page=(\d)/.exec(url)?.[1] ?? 1) - 1;
  answer = (request, response) => pages[at(request)]?.(request, response);
  await run(feed);
  expect(requests.map(({ url }) => url)).toEqual(['/paged', '/paged?page=2', '/paged?page=3']);
  const copy = await copyOf('paged');
  expect(copy).toMatchObject({ rows: [{ n: 1 }, { n: 2 }, { n: 3 }], etag: '' });

  for (const [page, state] of [
    [sends(503, ''), 'failed'],
    [sends(304, ''), 'failed'],
    [sends(429, ''), 'blocked'],
  ] as const) {
    now = (await stateOf('paged'))?.nextAt.getTime() ?? 0;
    pages[1] = page;
    requests.length = 0;
    await run(feed);
    expect([requests.length, (await stateOf('paged'))?.state]).toEqual([2, state]);
    expect(await copyOf('paged')).toEqual(copy);
  }
});

test('a feed without an end is given up', async () => {
  const feed = { ...feedOf('endless'), next: () => feedOf('endless').url('') };
  answer = good;
  await run(feed);
  expect(requests).toHaveLength(30);
  expect(await stateOf('endless')).toMatchObject({ state: 'refused', error: '30쪽이 넘어요.' });
  expect(await copyOf('endless')).toBeUndefined();
});

test('when the next request may go out', () => {
  const pace = { everyMinutes: 5, failures: 0, chance: 0 };
  expect(nextIn(pace)).toBe(5 * MINUTE);
  expect(nextIn({ ...pace, chance: 1 })).toBe(5.5 * MINUTE);
  expect(nextIn({ ...pace, failures: 3 })).toBe(40 * MINUTE);
  expect(nextIn({ ...pace, failures: 500 })).toBe(24 * 60 * MINUTE);
  expect(blockedFor(null, { ...pace, failures: 1 })).toBe(15 * MINUTE);
  expect(blockedFor(null, { ...pace, failures: 3 })).toBe(40 * MINUTE);
  expect(blockedFor(0, pace)).toBe(5 * MINUTE);
  expect(blockedFor(3600 * SECOND, pace)).toBe(60 * MINUTE);
  expect(blockedFor(1e12, pace)).toBe(24 * 60 * MINUTE);
  expect(retryAfterOf('120', now)).toBe(120 * SECOND);
  expect(retryAfterOf('Mon, 23 Nov 2026 18:02:00 GMT', now)).toBe(2 * MINUTE);
  expect(retryAfterOf('soon', now)).toBeNull();
});
