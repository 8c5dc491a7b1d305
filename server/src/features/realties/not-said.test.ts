import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../db/migrations.ts';
import { realties } from '../../db/schema/realties.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The statement that goes through stored listings. */
const migrate = async () => {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS }).flatMap(({ sql }) => sql);
  const [statement = '', ...more] = all.filter((one) => one.includes("'furnished=no'"));
  expect(more).toEqual([]);
  await product.services.database.pool.query(statement);
};
const detail = async (id: number) =>
  (await product.call(api.realties.get, { params: { id } })).json<RealtyDetail>();
const found = async (furnished: boolean) =>
  (await product.call(api.realties.list, { query: { furnished } }))
    .json<RealtySummary[]>()
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test('a listing of the version before says what it said, and no more, before and after it is migrated, twice', async () => {
  // As that version wrote: a no for everything that nobody touched.
  const untouched = await storedRealty(product, { terms: ['furnished=no'], previousPrice: 1300 });
  const furnished = await storedRealty(product, {
    terms: ['furnished=yes'],
    furnished: true,
    parking: 1,
    options: ['tv'],
  });
  const stated = await createRealty(product, { furnished: false, options: { tv: false } });
  const terms = () => product.services.db.select({ id: realties.id, terms: realties.terms }).from(realties);

  for (const state of ['before', 'once', 'twice']) {
    if (state !== 'before') await migrate();
    await product.services.changes.caughtUp();
    const silent = await detail(untouched);
    expect(silent).toMatchObject({ options: {}, previousPrice: null });
    expect(silent).not.toHaveProperty('furnished');
    expect(silent).not.toHaveProperty('parking');
    expect(await detail(furnished)).toMatchObject({ furnished: true, parking: 1, options: { tv: true } });
    expect(await detail(stated.id)).toMatchObject({ furnished: false, options: { tv: false } });
    expect([await found(true), await found(false)]).toEqual([[furnished], [stated.id]]);
    const indexed = (await terms()).filter(({ terms }) => terms.includes('furnished=no'));
    const expected = state === 'before' ? [untouched, stated.id] : [stated.id];
    expect(indexed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
  }
});

test('what the version before writes beside this one takes nothing back that was said, and says no no of its own', async () => {
  const { id } = await createRealty(product, { furnished: true, options: { tv: false } });
  // It knows nothing of `absent`.
  await product.services.database.pool.query(
    "UPDATE realties SET furnished = false, parking = 0, options = '{internet}' WHERE id = $1",
    [id],
  );
  const after = await detail(id);
  expect(after.options).toEqual({ tv: false, internet: true });
  expect(after).not.toHaveProperty('furnished');
});
