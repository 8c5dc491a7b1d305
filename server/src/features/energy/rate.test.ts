import { readFile } from 'node:fs/promises';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../feeds/feed.ts';
import { takeAnswer } from '../../feeds/take.ts';
import { expectRefusals } from '../../testing/broken-answers.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { boc } from './boc.ts';
import { rateOf } from './rate.ts';

const DAY_MS = 24 * 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ feeds: { modes: { boc: 'live' }, keys: {} } });
});
afterAll(() => product.close());

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const answer = (day: string, v: string) => JSON.stringify({ observations: [{ d: day, FXUSDCAD: { v } }] });
const take = async (day: string, v: string) => {
  await takeAnswer(product.services.db, boc, { text: answer(day, v), origin: 'live' }, new Date());
  await product.services.changes.caughtUp();
};
const rate = async () => (await product.call(api.energy.rate)).json().rate;

test('a rate has its day, greys after five days and is gone after three weeks', async () => {
  expect(await rate()).toBeNull();
  await take(dayBefore(30), '1.3912');
  expect(await rate()).toBeNull();
  await take(dayBefore(8), '1.3922');
  expect(await rate()).toMatchObject({ cad: 1.3922, day: dayBefore(8), stale: true });
  await take(dayBefore(1), '1.3952');
  expect(await rate()).toMatchObject({ cad: 1.3952, day: dayBefore(1), stale: false, mode: 'live' });
});

test('a rate that staff enter has its source and day, whether the feed is on or not', async () => {
  const enter = (body: object, name = 'boc') =>
    product.call(api.feeds.rate, { as: 'admin', params: { name }, body });
  const body = { day: dayBefore(2), cad: 1.37, source: '은행 창구' };
  expect((await enter(body)).statusCode).toBe(204);
  await product.services.changes.caughtUp();
  const entered = {
    ...{ cad: 1.37, day: dayBefore(2), source: '은행 창구', sourcePage: '', attribution: '' },
    ...{ entered: true, stale: false, mode: 'live' },
  };
  expect(await rate()).toMatchObject(entered);
  const { services } = product;
  for (const mode of ['off', 'demo'] as const) {
    const config = { ...services.config, feeds: { modes: { boc: mode }, keys: {} } };
    expect(await rateOf({ ...services, config })).toMatchObject(entered);
  }
  // What the Bank says later takes its place.
  await take(dayBefore(1), '1.3952');
  expect(await rate()).toMatchObject({ cad: 1.3952, entered: false, source: boc.title });
  expect((await enter({ ...body, cad: 13.7 })).statusCode).toBe(400);
  expect((await enter({ ...body, day: '2099-01-01' })).statusCode).toBe(409);
  expect((await enter(body, 'cbsa')).statusCode).toBe(404);
});

/** What of the answer becomes what. */
const changes: [from: string, to: string][] = [
  ['"observations"', '"rates"'],
  ['"FXUSDCAD": { "v"', '"FXEURCAD": { "v"'],
  ['"d": "2026', '"date": "2026'],
  ['"v"', '"value"'],
  ['"1.4000"', '1.4'],
  ['1.4000', 'n/a'],
  ['1.4000', '1,4000'],
  ['1.4000', '14000'],
  ['1.4000', '0.7143'],
  ['1.4000', '-1.4000'],
  ['2026-11-20', '20/11/2026'],
  ['2026-11-20', '2026-02-30'],
  ['2026-11-20', '2036-11-20'],
];

test('thirty broken answers and more are refused, and the last good copy stays', async () => {
  const text = textOf(await readFile(boc.sample));
  await expectRefusals(product.services.db, boc, {
    text,
    at: new Date('2026-11-23T20:00:00Z'),
    withRows: (count) => JSON.stringify({ observations: JSON.parse(text).observations.slice(0, count) }),
    changes: changes.map(([from, to]) => [`${from} becomes ${to}`, text.replaceAll(from, to)]),
    // It is of one day.
    fine: ['one row'],
  });
});
