import { api } from '@hanca/common/contract/index.ts';
import { GRIDS } from '@hanca/common/immigration/grid.ts';
import { writeGridDocument } from '@hanca/common/immigration/grid-document.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { crsGrids } from '../../db/schema/crs-grids.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(crsGrids);
  await product.services.db.delete(audits);
});

const [known] = GRIDS;
const document = known ? writeGridDocument(known) : '';
const create = (change: object = {}, as: 'admin' | 'member' = 'admin') =>
  product.call(api.crsGrids.create, {
    as,
    body: { validFrom: '2026-11-03', url: 'https://www.canada.ca/crs', grid: document, ...change },
  });
const read = async () => (await product.call(api.crsGrids.all)).json();

test('a grid that an admin enters is read by everybody at once, and what it replaced stands in the trail', async () => {
  expect(await read()).toEqual([]);
  expect((await create({}, 'member')).statusCode).toBe(403);
  const made = await create();
  expect(made.statusCode).toBe(201);
  await create({ validFrom: '2027-01-01' });
  expect(await read()).toMatchObject([
    { from: '2027-01-01' },
    { from: '2026-11-03', source: 'https://www.canada.ca/crs', grid: document },
  ]);
  const grid = document.replace('"sibling": 15', '"sibling": 20');
  await product.call(api.crsGrids.update, { as: 'admin', body: { id: made.json().id, grid } });
  expect((await read())[1]).toMatchObject({ grid });
  const trail = await product.services.db.select().from(audits).orderBy(audits.id);
  expect(JSON.stringify(trail.at(-1))).toContain('sibling');
});

test('a grid with a mistake is refused with its place, and one day has one grid', async () => {
  const refused = await create({ grid: document.replace('"max": [460, 500]', '"max": [460, 400]') });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([
    { path: 'grid', message: expect.stringMatching(/^본인 › 최대 › 2번째 칸: 혼자일 때의 점수/) },
  ]);
  expect((await create({ url: 'http://x' })).json().errors).toMatchObject([{ path: 'url' }]);
  expect((await create({ validFrom: '2026-11-31' })).json().errors).toMatchObject([{ path: 'validFrom' }]);
  expect((await create()).statusCode).toBe(201);
  expect((await create()).statusCode).toBe(409);
});

test('what another version has stored and this one cannot read is left out', async () => {
  await product.services.db
    .insert(crsGrids)
    .values({ validFrom: '2028-01-01', url: 'https://x.ca', grid: '{}' });
  expect(await read()).toEqual([]);
});
