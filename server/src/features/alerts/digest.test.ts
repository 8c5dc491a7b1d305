import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '../../db/schema/alerts.ts';
import { users } from '../../db/schema/users.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { lastMorning } from './clocks.ts';
import { alertDigest } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { clear, tick, queued, subscribed, write } = alerting(() => product);

const HOUR = 3600_000;

/** A member by what is known of their clocks, and the zone that follows. */
const MEMBERS = [
  { name: 'nothing', zone: 'America/Vancouver' },
  { name: 'all of Canada', regions: ['CA00'], zone: 'America/Vancouver' },
  { name: 'the region of an alert', regions: ['CA00', 'CA35'], zone: 'America/Toronto' },
  { name: 'the region of the newest alert', regions: ['CA35', 'CA10'], zone: 'America/St_Johns' },
  { name: 'a browser', regions: ['CA35'], browser: 'Asia/Kathmandu', zone: 'Asia/Kathmandu' },
  { name: 'a choice', browser: 'America/Toronto', chosen: 'Asia/Seoul', zone: 'Asia/Seoul' },
];

test('the daily mail goes out at eight by the clocks of its member, once', async () => {
  const { db } = product.services;
  const sentAt = async (moment: number) => {
    await alertDigest(() => moment).run(product.services);
    return (await queued()).length;
  };
  for (const { name, regions = [], browser = null, chosen = null, zone } of MEMBERS) {
    await clear();
    await db.update(users).set({ zone: browser }).where(eq(users.id, product.ids.other));
    const body = { off: [], quiet: null, zone: chosen };
    expect((await product.call(api.alerts.prefer, { as: 'other', body })).statusCode, name).toBe(204);
    await subscribed('posts', { keyword: '이삿짐' }, { mode: 'daily' });
    for (const regionId of regions) await subscribed('posts', { keyword: '피아노', regionId });
    const preferences = await product.call(api.alerts.preferences, { as: 'other' });
    expect(preferences.json(), name).toMatchObject({ zone: chosen, usedZone: zone });

    await write({ title: '이삿짐' });
    await tick();
    const eight = lastMorning(Date.now(), zone);
    await db.update(notifications).set({ createdAt: new Date(eight - HOUR) });
    expect([await sentAt(eight - 1), await sentAt(eight), await sentAt(eight + HOUR)], name).toEqual([
      0, 1, 1,
    ]);
    // What comes after eight is for the next day.
    await write({ title: '이삿짐' });
    await tick();
    await db.update(notifications).set({ createdAt: new Date(eight) });
    expect(await sentAt(eight + 2 * HOUR), name).toBe(1);
  }
});

test('eight in the morning is a moment of each day, also where the clocks change', () => {
  for (const [zone, now, moment] of [
    ['America/Toronto', '2027-03-13T12:59Z', '2027-03-12T13:00Z'],
    ['America/Toronto', '2027-03-13T13:00Z', '2027-03-13T13:00Z'],
    ['America/Toronto', '2027-03-14T11:59Z', '2027-03-13T13:00Z'],
    ['America/Toronto', '2027-03-14T12:00Z', '2027-03-14T12:00Z'],
    ['America/Toronto', '2027-11-07T12:59Z', '2027-11-06T12:00Z'],
    ['America/Toronto', '2027-11-07T13:00Z', '2027-11-07T13:00Z'],
    ['America/St_Johns', '2027-07-01T10:30Z', '2027-07-01T10:30Z'],
    ['Asia/Seoul', '2027-07-01T22:59Z', '2027-06-30T23:00Z'],
  ] as const)
    expect(lastMorning(Date.parse(now), zone), `${zone} ${now}`).toBe(Date.parse(moment));
});
