import { api } from '@hanca/common/contract/index.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedRealties } from '../db/schema/saved.ts';
import { users } from '../db/schema/users.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { realtyImage } from '../testing/samples.ts';
import { demoMembers } from './content.ts';
import { fillRealties } from './fill-realties.ts';
import { demoRealties, demoReports, demoSaves } from './realties/content.ts';

const DAY_MS = 24 * 3600_000;

let product: TestProduct;
let members: number[];

beforeAll(async () => {
  product = await startProduct();
  const { db, pointKey } = product.services;
  const rows = await db
    .insert(users)
    .values(demoMembers.map(({ name, email }) => ({ name, email })))
    .returning({ id: users.id });
  members = rows.map(({ id }) => id);
  const picture = await realtyImage(product, product.ids.admin);
  const now = new Date();
  await db.transaction((tx) =>
    fillRealties(tx, {
      members,
      staffId: product.ids.admin,
      pictures: demoRealties.map(({ pictures }) => (pictures.length > 0 ? [picture] : [])),
      pointKey,
      now,
      before: (days) => new Date(now.getTime() - days * DAY_MS),
    }),
  );
});
afterAll(() => product.close());

const found = async (query: Record<string, unknown>): Promise<RealtySummary[]> =>
  (await product.call(api.realties.list, { query: { limit: 100, ...query } })).json();

test('visitors find the listings by their facts and words; the hidden and the expired one only staff', async () => {
  const shown = await found({});
  expect(shown).toHaveLength(demoRealties.length - 2);
  const all = await product.call(api.realties.count, { as: 'admin' });
  expect(all.json()).toBe(demoRealties.length);
  const hidden = await product.call(api.realties.list, { as: 'admin', query: { hidden: true } });
  expect(hidden.json()).toMatchObject([{ title: '메트로타운 2베드 1,200불 급렌트', visible: false }]);

  const rooms = await found({ roomKind: 'solarium' });
  expect(rooms.map(({ title }) => title)).toEqual(['다운타운 솔라리움 룸렌트, 도서관 옆']);
  const lowered = (await found({ keyword: '예일타운' })).find(({ previousPrice }) => previousPrice !== null);
  expect(lowered).toMatchObject({ price: 3450, previousPrice: 3680, address: 'Homer St, Vancouver, BC' });
});

test('the newest listing is the last one that was published', async () => {
  const [newest, next] = await found({});
  const days = demoRealties.map(({ daysAgo }) => daysAgo);
  expect(Date.now() - Number(newest?.createdDate.time)).toBeLessThan((Math.min(...days) + 1) * DAY_MS);
  expect(Number(newest?.createdDate.time)).toBeGreaterThanOrEqual(Number(next?.createdDate.time));
});

test('staff find the reports, views are counted and members have saved listings', async () => {
  const reports = await product.call(api.reports.list, { as: 'admin' });
  expect(reports.json()).toHaveLength(demoReports.length);
  const waiting = await product.call(api.reports.count, { as: 'admin', query: { status: 0 } });
  expect(waiting.json()).toBe(demoReports.filter(({ status }) => status === 0).length);
  const [seen] = (
    await product.call(api.realties.list, { as: 'admin', query: { keyword: '예일타운 코너' } })
  ).json<RealtySummary[]>();
  expect(seen?.viewCount).toBe(421);
  const saves = await product.services.db.select().from(savedRealties);
  expect(saves).toHaveLength(demoSaves.flatMap(({ members: places }) => places).length);
});
