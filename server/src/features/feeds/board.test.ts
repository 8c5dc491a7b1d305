import { readFile } from 'node:fs/promises';
import type { FeedStatus } from '@hanca/common/contract/feeds.ts';
import type { Round } from '@hanca/common/contract/immigration.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { textOf } from '../../feeds/feed.ts';
import { updateState } from '../../feeds/queries.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { wsdot } from '../border/wsdot.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({
    feeds: { modes: { cbsa: 'demo', ircc: 'demo', wsdot: 'live' }, keys: { wsdot: 'x' } },
  });
});
afterAll(() => product.close());

const board = async () =>
  Object.fromEntries(
    (await product.call(api.feeds.list, { as: 'admin' })).json<FeedStatus[]>().map((one) => [one.name, one]),
  );
const act = async (endpoint: 'run' | 'replay' | 'pause' | 'payload', name: string, body?: object) => {
  const { statusCode, body: text } = await product.call(api.feeds[endpoint], {
    as: 'admin',
    params: { name },
    body,
  });
  return [statusCode, text === '' ? '' : JSON.parse(text).detail];
};

/** WSDOT's sample, as if it were of now. */
const answer = async () => {
  const text = textOf(await readFile(wsdot.sample));
  return text.replaceAll('2025-11-15T17:40:00.000Z', new Date().toISOString());
};

test('the board says of each feed whether it is on, what it has and how old that is', async () => {
  const { cbsa, cbp, wsdot } = await board();
  expect(cbsa).toMatchObject({
    mode: 'demo',
    origin: 'demo',
    state: 'taken',
    count: 26,
    rows: 5,
    age: 'gone',
  });
  expect(cbp).toMatchObject({ mode: 'off', origin: 'none', state: 'new', count: 0 });
  expect(wsdot).toMatchObject({ mode: 'live', origin: 'none', paused: false, hasRefused: false });
});

test('a feed of the demonstration has its example, which says what it is', async () => {
  const rounds = (await product.call(api.immigration.rounds)).json<Round[]>();
  expect([rounds.length, rounds[0]?.mode]).toEqual([435, 'demo']);
});

test('staff pause a feed and have it fetched at once, unless it is off or its host wants no request', async () => {
  expect(await act('pause', 'wsdot', { paused: true })).toEqual([204, '']);
  expect((await board()).wsdot?.paused).toBe(true);
  expect(await act('run', 'wsdot')).toEqual([202, '']);
  expect((await board()).wsdot?.paused).toBe(false);
  await updateState(product.services.db, 'wsdot', { blockedUntil: new Date(Date.now() + 60_000) });
  expect(await act('run', 'wsdot')).toEqual([409, expect.stringContaining('기다려')]);
  expect(await act('run', 'cbp')).toEqual([409, expect.stringContaining('꺼 둔')]);
  expect(await act('run', 'cbsa')).toEqual([202, '']);
  expect((await act('run', 'unknown'))[0]).toBe(404);
});

test('staff paste a file, which is read as a fetched one is', async () => {
  expect(await act('payload', 'wsdot', { text: '<html>' })).toEqual([409, 'JSON이 아니에요.']);
  expect(await act('payload', 'wsdot', { text: await answer() })).toEqual([204, '']);
  expect((await board()).wsdot).toMatchObject({ origin: 'staff', count: 11, rows: 8, age: 'fresh' });
  // The source is left alone for as long as it asked for.
  expect(await act('run', 'wsdot')).toEqual([409, expect.stringContaining('기다려')]);
});

test('an answer that was not taken can be read anew; then it is taken also with few rows', async () => {
  expect((await act('replay', 'wsdot'))[0]).toBe(404);
  const few = JSON.stringify(JSON.parse(await answer()).slice(0, 2));
  await updateState(product.services.db, 'wsdot', { refused: few });
  expect((await board()).wsdot?.hasRefused).toBe(true);
  expect(await act('replay', 'wsdot')).toEqual([204, '']);
  expect((await board()).wsdot).toMatchObject({ count: 2, hasRefused: false });
});

test('what staff do leaves a trail', async () => {
  const rows = await product.services.db.select().from(audits);
  const trail = rows.filter(({ feature }) => feature === 'feeds').map(({ action, after }) => [action, after]);
  expect(trail).toContainEqual(['pause', expect.objectContaining({ name: 'wsdot', paused: true })]);
  expect(trail).toContainEqual(['payload', expect.objectContaining({ origin: 'staff', count: 11 })]);
});
