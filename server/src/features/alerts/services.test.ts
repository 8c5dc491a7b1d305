import { readFile } from 'node:fs/promises';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { alertSubjects } from '../../db/schema/alerts.ts';
import { borderWaits } from '../../db/schema/border.ts';
import { feedSnapshots } from '../../db/schema/feeds.ts';
import { textOf } from '../../feeds/feed.ts';
import { takeAnswer } from '../../feeds/take.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storeWaits } from '../border/queries.ts';
import { ircc } from '../immigration/ircc.ts';
import { matchNews } from './match.ts';

const MINUTE = 60_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, morning, queued, subjects, subscribed, told, titles } = alerting(() => product);
beforeEach(async () => {
  await clear();
  await product.services.db.delete(borderWaits);
  await product.services.db.delete(feedSnapshots);
});

const start = Math.floor(Date.now() / MINUTE) * MINUTE;

/** Stores a wait of cars into the states, as the agency said it so many minutes ago. */
const wait = (minutes: number, minutesAgo: number, change = {}) =>
  storeWaits(product.services.db, 'cbp', [
    {
      ...{ crossing: 'peace-arch', direction: 'US', lane: 'car', minutes, state: 'open' },
      ...{ lanesOpen: null, hours: '', at: new Date(start - minutesAgo * MINUTE).toISOString() },
      ...change,
    },
  ]);
/** Has each of some waits said and told of before the next. */
const sayWaits = async (...waits: [minutes: number, minutesAgo: number][]) => {
  for (const [minutes, minutesAgo] of waits) {
    await wait(minutes, minutesAgo);
    await tick();
  }
};
const peaceArch = { crossing: 'peace-arch', direction: 'US', below: 20 };

test('a wait is told of as it falls below the limit, not as long as it is below', async () => {
  await subscribed('border', peaceArch);
  await subscribed('border', { ...peaceArch, below: 10 }, { as: 'member' });
  await sayWaits([45, 40], [20, 30], [15, 20], [12, 10]);
  expect(await told()).toMatchObject([{ topic: 'border', href: '/border#peace-arch' }]);
  expect((await titles())[0]).toMatch(/^피스아치\(더글러스\) 미국으로 15분 · .+ 기준$/);
  expect(await titles('member')).toEqual([]);
  expect(await subjects()).toEqual([['other', '[한카] 국경 대기 1건 알림이에요']]);
  expect((await queued())[0]?.text).toContain('■ 국경 대기: 피스아치(더글러스) 미국으로 20분 아래');
});

test('a wait around the limit is told of once in three hours, and the first one known is told of', async () => {
  await subscribed('border', peaceArch);
  await sayWaits([15, 25], [25, 15], [15, 5]);
  expect(await titles()).toHaveLength(1);
});

test('who was told of a wait by one alert is told of the next by another with a lower limit alone', async () => {
  await subscribed('border', peaceArch);
  await subscribed('border', { ...peaceArch, below: 19 });
  await subscribed('border', { ...peaceArch, below: 10 });
  await sayWaits([15, 25], [25, 15], [15, 10], [8, 5]);
  expect((await titles()).map((title) => / (\d+)분 /.exec(title ?? '')?.[1])).toEqual(['8', '15']);
});

test('other ways, lanes, sources and what was long ago are not told of', async () => {
  await subscribed('border', peaceArch);
  await wait(5, 1, { direction: 'CA' });
  await wait(5, 1, { lane: 'nexus' });
  await wait(5, 1, { crossing: 'pacific-highway' });
  await wait(5, 31);
  await storeWaits(product.services.db, 'wsdot', [
    {
      ...{ crossing: 'peace-arch', direction: 'US', lane: 'car', minutes: 5, state: 'open' },
      ...{ lanesOpen: null, hours: '', at: new Date(start).toISOString() },
    },
  ]);
  await tick();
  expect(await titles()).toEqual([]);
});

test('a wait is mailed at once whatever its alert says, and not any more once it is old', async () => {
  await subscribed('border', peaceArch, { mode: 'daily' });
  await wait(15, 5);
  await tick();
  expect(await queued()).toHaveLength(1);
  await subscribed('border', { ...peaceArch, direction: 'CA' });
  await storeWaits(product.services.db, 'cbsa', [
    {
      ...{ crossing: 'peace-arch', direction: 'CA', lane: 'car', minutes: 5, state: 'open' },
      ...{ lanesOpen: null, hours: '', at: new Date(start).toISOString() },
    },
  ]);
  await matchNews(product.services);
  vi.useFakeTimers({ now: Date.now() + 16 * MINUTE, toFake: ['Date'] });
  try {
    await tick();
    await morning();
  } finally {
    vi.useRealTimers();
  }
  expect(await queued()).toHaveLength(1);
  expect(await titles()).toHaveLength(2);
});

/** What the department says, the sample with the newest rounds left out or of today. */
const answer = async ({ without = 0, today = false }) => {
  const { rounds, ...rest } = JSON.parse(textOf(await readFile(ircc.sample))) as { rounds: object[] };
  const [newest, ...others] = rounds;
  const day = new Date().toISOString().slice(0, 10);
  const all = today ? [{ ...newest, drawDate: day }, ...others] : rounds;
  const text = JSON.stringify({ ...rest, rounds: all.slice(without) });
  await takeAnswer(product.services.db, ircc, { text, origin: 'live' }, new Date());
};

test('a round is told of when it is new, by its kind and by the score that reaches it', async () => {
  await subscribed('rounds', {}, { as: 'member' });
  await subscribed('rounds', { kind: 'transport', score: 470 });
  await subscribed('rounds', { score: 469 }, { as: 'admin' });
  await subscribed('rounds', { kind: 'french' }, { as: 'admin' });
  // Of the first copy nothing is new.
  await answer({ without: 1 });
  await tick();
  // What was forgotten for months is no news either.
  await answer({});
  await tick();
  expect(await titles('member')).toEqual([]);
  await answer({ without: 1 });
  await answer({ today: true });
  await tick();
  await answer({ today: true });
  await tick();
  for (const as of ['member', 'other'] as const) {
    expect(await told(as)).toMatchObject([
      { topic: 'rounds', href: '/immigration/rounds?kind=transport', read: false },
    ]);
    expect((await titles(as))[0]).toMatch(/^434회 운송 · CRS 470점 이상 · 300명 초청 · \d{4}-\d\d-\d\d$/);
  }
  expect(await titles('admin')).toEqual([]);
});

test('criteria that cannot be are refused at their field', async () => {
  for (const [topic, criteria, field] of [
    ['border', { ...peaceArch, crossing: 'niagara' }, 'crossing'],
    ['border', { ...peaceArch, below: 4 }, 'below'],
    ['rounds', { score: 1201 }, 'score'],
    ['rounds', { kind: 'lottery' }, 'kind'],
  ] as const) {
    const response = await product.call(api.alerts.create, {
      as: 'other',
      body: { topic, criteria, channels: [], mode: 'instant' },
    });
    expect(response.statusCode, field).toBe(400);
    expect(response.body, field).toContain(`criteria.${field}`);
  }
});

test('what a later version queues is left to it', async () => {
  const { db } = product.services;
  await db.insert(alertSubjects).values({ topic: 'tides' as 'posts', subject: '1' });
  await tick();
  expect(await db.select({ topic: alertSubjects.topic }).from(alertSubjects)).toEqual([{ topic: 'tides' }]);
});
