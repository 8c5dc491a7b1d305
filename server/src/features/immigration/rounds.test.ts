import { readFile } from 'node:fs/promises';
import type { Pool, Round } from '@hanca/common/contract/immigration.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../feeds/feed.ts';
import { takeAnswer, takeSample } from '../../feeds/take.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { ircc } from './ircc.ts';

const DAY = 24 * 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ feeds: { modes: { ircc: 'live' }, keys: {} } });
});
afterAll(() => product.close());

const take = async (daysAgo: number) => {
  const text = textOf(await readFile(ircc.sample));
  await takeAnswer(product.services.db, ircc, { text, origin: 'live' }, new Date(Date.now() - daysAgo * DAY));
  await product.services.changes.caughtUp();
};
const rounds = async (query = {}): Promise<Round[]> =>
  (await product.call(api.immigration.rounds, { query })).json();
const pools = async (query = {}): Promise<Pool[]> =>
  (await product.call(api.immigration.pool, { query })).json();

test('nothing is shown of an example where the feed is fetched', async () => {
  await takeSample(product.services.db, ircc, new Date());
  await product.services.changes.caughtUp();
  expect([await rounds(), await pools()]).toEqual([[], []]);
});

test('rounds have their kind and source; they are stale two days after they were fetched, and gone after sixty', async () => {
  await take(1);
  const all = await rounds();
  expect(all).toHaveLength(435);
  expect(all[0]).toMatchObject({
    ...{ id: 435, number: '434', date: '2026-08-07', kind: 'transport', invitations: 300, crs: 470 },
    tieBreak: { time: String(Date.parse('2025-10-11T14:55:49Z')) },
    sourceAt: { time: String(Date.parse('2026-08-07')) },
    ...{ source: '캐나다 이민부(IRCC)', stale: false, mode: 'live' },
  });
  await take(3);
  expect((await rounds())[0]).toMatchObject({ number: '434', stale: true });
  await take(61);
  expect([await rounds(), await pools()]).toEqual([[], []]);
});

test('they are narrowed by kind and by days, both ends included', async () => {
  await take(1);
  const found = await rounds({ kind: 'cec', from: '2026-07-01', to: '2026-08-05' });
  expect(found.map(({ kind }) => kind)).toEqual(found.map(() => 'cec'));
  expect(found[0]).toMatchObject({ number: '432', date: '2026-08-05', crs: 516 });
  expect(found.every(({ date }) => date >= '2026-07-01' && date <= '2026-08-05')).toBe(true);
  expect((await product.call(api.immigration.rounds, { query: { kind: 'x' } })).statusCode).toBe(400);
  expect((await product.call(api.immigration.rounds, { query: { from: 'today' } })).statusCode).toBe(400);
});

test('the pool is said once for each day, the newest first', async () => {
  const [newest, before] = await pools({ limit: 2 });
  expect(newest).toMatchObject({ asOn: '2026-08-03', total: 229_100 });
  expect(newest?.bands[0]).toEqual({ from: 601, to: 1200, people: 500 });
  expect(newest?.bands.at(-1)).toEqual({ from: 0, to: 300, people: 7683 });
  expect(before?.asOn).toBe('2026-07-19');
  expect(await pools()).toHaveLength(10);
});
