import { readFile } from 'node:fs/promises';
import type { Wait } from '@hanca/common/contract/border.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { borderWaits } from '../../db/schema/border.ts';
import { feedSnapshots } from '../../db/schema/feeds.ts';
import { textOf } from '../../feeds/feed.ts';
import { takeAnswer, takeSample } from '../../feeds/take.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { cbsa } from './cbsa.ts';
import { outlookOf } from './outlook.ts';
import { deleteOldWaits, storeWaits } from './queries.ts';
import { slotOf, slotsToday } from './slots.ts';
import { wsdot } from './wsdot.ts';

const MINUTE = 60_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ feeds: { modes: { wsdot: 'live', cbsa: 'live' }, keys: { wsdot: 'x' } } });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(feedSnapshots);
  await product.services.db.delete(borderWaits);
  await product.services.changes.caughtUp();
});

const take = async (minutesAgo: number) => {
  const at = new Date(Date.now() - minutesAgo * MINUTE);
  const text = textOf(await readFile(wsdot.sample)).replaceAll('2025-11-15T17:40:00.000Z', at.toISOString());
  await takeAnswer(product.services.db, wsdot, { text, origin: 'live' }, new Date());
  await product.services.changes.caughtUp();
};
const waits = async (): Promise<Wait[]> => (await product.call(api.border.list)).json();
const i5 = async () =>
  (await waits()).find(({ crossing, lane }) => crossing === 'peace-arch' && lane === 'car');

test('a wait has its source and time; it is stale after an hour and says nothing after three', async () => {
  await take(10);
  expect(await i5()).toMatchObject({
    minutes: 5,
    state: 'open',
    stale: false,
    source: 'wsdot',
    direction: 'CA',
    mode: 'live',
  });
  await take(61);
  expect(await i5()).toMatchObject({ minutes: 5, stale: true });
  await take(181);
  expect(await i5()).toMatchObject({ minutes: null, state: 'unknown', stale: true });
});

test('nothing is shown of an example where feeds are fetched, nor of feeds that are off', async () => {
  await takeSample(product.services.db, wsdot, new Date());
  await product.services.changes.caughtUp();
  expect(await waits()).toEqual([]);
});

test('each wait is stored once for what is usual, and for half a year', async () => {
  const { db } = product.services;
  await take(10);
  const stored = await db.select().from(borderWaits);
  // The two that say no minutes aside.
  expect(stored).toHaveLength(6);
  const text = textOf(await readFile(wsdot.sample)).replaceAll(
    '2025-11-15T17:40:00.000Z',
    stored[0]?.at.toISOString() ?? '',
  );
  await takeAnswer(db, wsdot, { text, origin: 'live' }, new Date());
  expect(await db.select().from(borderWaits)).toHaveLength(6);
  await db.update(borderWaits).set({ at: new Date(Date.now() - 200 * 24 * 60 * MINUTE) });
  expect(await deleteOldWaits(db)).toBe(6);
});

test('what is usual is known from three weeks on, by hour of the week, as is the best of what is left of today', async () => {
  const { db } = product.services;
  const now = Date.now();
  const hour = 60 * MINUTE;
  const text = textOf(await readFile(cbsa.sample));
  const { rows } = cbsa.parse(text, new Date());
  const peaceArch = rows.filter(({ crossing }) => crossing === 'peace-arch');
  const store = async (week: number) => {
    for (let ahead = 0; ahead <= 8; ahead += 1) {
      const at = new Date(now - week * 168 * hour + ahead * hour).toISOString();
      // The shortest in three hours; in the first week all were longer.
      const minutes = 20 + Math.abs(ahead - 3) * 5 + (week === 1 ? 40 : 0);
      await storeWaits(
        db,
        'cbsa',
        peaceArch.map((wait) => ({ ...wait, at, minutes })),
      );
    }
  };
  const shown = async () => {
    // As of now: in the form of the file, by the clocks of Vancouver.
    const live = {
      ...cbsa,
      parse: () => ({
        ...cbsa.parse(text, new Date()),
        rows: peaceArch.map((wait) => ({ ...wait, at: new Date(now).toISOString() })),
      }),
    };
    await takeAnswer(db, live, { text, origin: 'live' }, new Date());
    await product.services.changes.caughtUp();
    return (await waits()).find(({ source }) => source === 'cbsa');
  };
  await store(1);
  await store(2);
  expect(await shown()).toMatchObject({ usual: null, best: null });
  await store(3);
  const later = new Date(now + 3 * hour);
  // How much is left of today hangs on when the test runs.
  const left = slotsToday(new Date(now));
  const known = left
    .slice(0, 9)
    .map((slot, ahead) => ({ slot, minutes: 20 + Math.abs(ahead - 3) * 5, days: 3 }));
  expect(await shown()).toMatchObject({ usual: 35, best: outlookOf(known, left).best });
  const usual = (await product.call(api.border.usual, { params: { crossing: 'peace-arch' } })).json();
  expect(usual).toHaveLength(9);
  expect(usual).toContainEqual({
    direction: 'CA',
    weekday: Math.floor(slotOf(later) / 24),
    hour: slotOf(later) % 24,
    minutes: 20,
    days: 3,
  });
});

test('examples are shown as such, however old they are, and not beside a feed that is fetched', async () => {
  const mixed = await startProduct({ demo: true, feeds: { modes: { cbsa: 'live' }, keys: {} } });
  const kinds = (all: Wait[]) => [...new Set(all.map(({ mode, source }) => `${mode} ${source}`))].sort();
  const read = async () => (await mixed.call(api.border.list)).json<Wait[]>();
  const examples = await read();
  expect(kinds(examples)).toEqual(['demo cbp', 'demo wsdot']);
  const [car] = examples.filter(
    ({ crossing, direction, lane }) => crossing === 'peace-arch' && direction === 'US' && lane === 'car',
  );
  expect(car).toMatchObject({ minutes: 40, lanesOpen: 3, stale: true });
  const text = textOf(await readFile(cbsa.sample));
  await takeAnswer(mixed.services.db, cbsa, { text, origin: 'live' }, new Date());
  await mixed.services.changes.caughtUp();
  expect(kinds(await read())).toEqual(['live cbsa']);
  await mixed.close();
});
