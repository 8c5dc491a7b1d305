import { api } from '@hanca/common/contract/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fuelPrices, fuelStations } from '../../db/schema/fuel.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
let stationId = 0;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, queued, subjects, subscribed, told, titles } = alerting(() => product);
const station = {
  ...{ title: '예시 주유소', address: '1 Example St', regionId: 'CA595911606', source: '간판' },
  location: { lat: 49.2292, lng: -123.0075 },
};
beforeEach(async () => {
  await clear();
  await product.services.db.delete(fuelStations);
  const made = await product.call(api.fuelStations.create, { as: 'admin', body: station });
  stationId = made.json().id;
});

/** What staff have seen, as it is told of. */
const enter = async (cents: number, change: object = {}) => {
  const body = { stationId, grade: 'regular', kind: 'card', cents, ...change };
  await product.call(api.fuelPrices.create, { as: 'admin', body });
  await tick();
};
const report = async (as: 'member' | 'other' | 'admin', cents: number) => {
  const body = { stationId, grade: 'regular', kind: 'card', cents };
  await product.call(api.fuelPrices.report, { as, body });
  await tick();
};
const wanted = { regionId: 'CA5915', grade: 'regular', cents: 170 };

test('a price at the limit is told of at once, once for each station and day', async () => {
  await subscribed('fuel', wanted);
  await enter(170.1);
  expect(await told()).toEqual([]);
  await enter(170);
  await enter(165);
  expect(await told()).toMatchObject([{ topic: 'fuel', href: `/energy/stations/${stationId}` }]);
  // What was found says what it is now.
  expect((await titles())[0]).toMatch(/^예시 주유소 일반유 165\.0¢ \(카드\) · .+ 기준$/);
  expect(await subjects()).toEqual([['other', '[한카] 기름값 1곳 알림이에요']]);
  expect((await queued())[0]?.text).toContain('일반유 170.0¢ 이하');
});

test('what one member says is told to nobody until another one has seen about the same', async () => {
  await subscribed('fuel', wanted, { as: 'admin' });
  await report('member', 160);
  expect(await told('admin')).toEqual([]);
  await report('other', 161);
  expect(await told('admin')).toHaveLength(1);
});

test('of another place, grade or kind of price nobody is told', async () => {
  await subscribed('fuel', { ...wanted, regionId: 'CA35' });
  await subscribed('fuel', { ...wanted, grade: 'diesel' });
  await subscribed('fuel', { ...wanted, everyone: true });
  await enter(160, { kind: 'member' });
  expect(await told()).toEqual([]);
  await enter(169);
  expect(await told()).toHaveLength(1);
});

test('what is over or gone says no price any more', async () => {
  await subscribed('fuel', wanted);
  await enter(160);
  await product.services.db.update(fuelPrices).set({ seenDate: sql`now() - interval '25 hours'` });
  expect(await titles()).toEqual(['예시 주유소 일반유 가격이 그 뒤로 바뀌었어요']);
  await product.services.db.delete(fuelStations);
  expect(await titles()).toEqual([null]);
});
