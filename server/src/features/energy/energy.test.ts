import { readFile } from 'node:fs/promises';
import type { Charger, GasAverage } from '@hanca/common/contract/energy.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../feeds/feed.ts';
import { takeAnswer, takeSample } from '../../feeds/take.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { afdc } from './afdc.ts';
import { nrcan } from './nrcan.ts';

const DAY = 24 * 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({
    feeds: { modes: { afdc: 'live', nrcan: 'live' }, keys: { afdc: 'x' } },
  });
});
afterAll(() => product.close());

const takeChargers = async (daysAgo: number) => {
  const text = textOf(await readFile(afdc.sample));
  await takeAnswer(product.services.db, afdc, { text, origin: 'live' }, new Date(Date.now() - daysAgo * DAY));
  await product.services.changes.caughtUp();
};
const chargers = async (query = {}): Promise<Charger[]> =>
  (await product.call(api.energy.chargers, { query })).json();
const counted = async (query = {}): Promise<{ count: number; unknown: number }> => {
  const { count, unknown } = (await product.call(api.energy.count, { query })).json();
  return { count, unknown };
};

test('nothing is shown of an example where the feeds are fetched', async () => {
  await takeSample(product.services.db, afdc, new Date());
  await takeSample(product.services.db, nrcan, new Date());
  await product.services.changes.caughtUp();
  expect([await chargers(), await counted()]).toEqual([[], { count: 0, unknown: 0 }]);
  expect((await product.call(api.energy.averages)).json()).toEqual([]);
});

test('chargers are stale four days after they were fetched, and gone after 45', async () => {
  await takeChargers(1);
  const [first] = await chargers({ limit: 1 });
  expect(first).toMatchObject({ mode: 'live', stale: false, metres: null, source: 'AFDC·캐나다 천연자원부' });
  await takeChargers(5);
  expect((await chargers({ limit: 1 }))[0]).toMatchObject({ stale: true });
  await takeChargers(46);
  expect(await chargers()).toEqual([]);
});

test('they are narrowed by plugs, power, network and place, list, count and map alike', async () => {
  await takeChargers(1);
  const query = { plugs: 'ccs,nacs', power: 'fast', network: 'bchydro', regionId: 'CA596159905' };
  const found = await chargers({ ...query, limit: 100 });
  expect(found.length).toBeGreaterThan(0);
  for (const { plugs, fast, network, regionId } of found) {
    expect(plugs.includes('ccs') || plugs.includes('nacs')).toBe(true);
    expect([fast !== null && fast > 0, network, regionId]).toEqual([true, 'bchydro', 'CA596159905']);
  }
  expect(await counted(query)).toEqual({ count: found.length, unknown: 0 });
  const pins = (await product.call(api.energy.map, { query })).json<{ id: number }[]>();
  expect(pins.map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
  // The example says of none how strong it is: none is said to be strong enough, and how many that may be wrong of.
  expect(await counted({ power: '50' })).toEqual({
    count: 0,
    unknown: (await counted({ power: 'fast' })).count,
  });
  const [all, province] = [await counted(), await counted({ regionId: 'CA59' })];
  expect([all.count, province.count]).toEqual([893, 893]);
  expect((await product.call(api.energy.chargers, { query: { plugs: 'x' } })).statusCode).toBe(400);
  expect((await product.call(api.energy.chargers, { query: { near: 'here' } })).statusCode).toBe(400);
});

test('near a point the nearest comes first, with its distance', async () => {
  const near = await chargers({ near: '49.044,-122.778', limit: 5 });
  expect(near[0]).toMatchObject({ id: 88193, city: expect.any(String) });
  expect(near[0]?.metres).toBeLessThan(100);
  const metres = near.map((one) => one.metres ?? 0);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  const next = await chargers({ near: '49.044,-122.778', skip: 1, limit: 1 });
  expect(next[0]?.id).toBe(near[1]?.id);
});

test('networks are counted within a place', async () => {
  const { networks } = (await product.call(api.energy.count, { query: { network: 'flo' } })).json();
  expect(networks[0]).toMatchObject({ code: 'chargepoint-network', name: 'ChargePoint' });
  expect(networks.some(({ code }: { code: string }) => code === '')).toBe(false);
});

/** The Tuesday that ends the week of some weeks ago. */
const tuesday = (weeksAgo: number) => {
  const now = new Date();
  return new Date(now.getTime() + (((2 - now.getUTCDay() + 7) % 7) - 7 * weeksAgo) * DAY);
};
const rss = (rows: [city: string, weeksAgo: number, dollars: string][]) => {
  const items = rows.map(([city, weeksAgo, dollars]) => {
    const [day = '', date = '', month = '', year = ''] = tuesday(weeksAgo).toUTCString().split(/,? /);
    return `<item><title>${city}</title><description>$${dollars}</description><pubDate>${day}, ${date} ${month} ${year}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><description>Regular</description>${items.join('')}</channel></rss>`;
};
const takeAverages = async (rows: Parameters<typeof rss>[0]) => {
  await takeAnswer(product.services.db, nrcan, { text: rss(rows), origin: 'live' }, new Date());
  await product.services.changes.caughtUp();
};
const averages = async (query = {}): Promise<GasAverage[]> =>
  (await product.call(api.energy.averages, { query })).json();

test('averages of weeks before stay, that of a week in progress changes, an old one is not shown', async () => {
  await takeAverages([
    ['Vancouver', 1, '1.800'],
    ['Vancouver', 0, '1.855'],
    ['Toronto', 2, '1.500'],
    ['Calgary', 9, '1.400'],
  ]);
  // What the source gives after New Year.
  await takeAverages([['Vancouver', 0, '1.861']]);
  const all = await averages();
  expect(all.map(({ city, weeks, stale }) => [city, weeks.map(({ cents }) => cents), stale])).toEqual([
    ['밴쿠버', [180, 186.1], false],
    ['토론토', [150], true],
  ]);
  expect((await averages({ weeks: 1, grade: 'regular' }))[0]?.weeks).toHaveLength(1);
  expect(await averages({ grade: 'diesel' })).toEqual([]);
});

test('the demonstration has the examples, which say what they are', async () => {
  const demo = await startProduct({ demo: true });
  const [charger] = (await demo.call(api.energy.chargers)).json<Charger[]>();
  const all = (await demo.call(api.energy.averages)).json<GasAverage[]>();
  expect([charger?.mode, new Set(all.map(({ mode }) => mode)), all[0]?.city]).toEqual([
    'demo',
    new Set(['demo']),
    '밴쿠버',
  ]);
  await demo.close();
});

test('why nothing is shown: nothing came yet, it is too old, or its feed is off', async () => {
  const states = async () => (await product.call(api.energy.states)).json();
  await takeChargers(1);
  expect(await states()).toMatchObject({
    chargers: { state: 'shown' },
    diesel: { state: 'off', fetchedAt: null },
  });
  await takeChargers(46);
  expect(await states()).toMatchObject({
    chargers: { state: 'old', fetchedAt: { time: expect.any(String) } },
  });
});
