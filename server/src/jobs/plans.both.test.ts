// Runs on both engines: EXPLAIN of the statements of jobs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../app.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { tableScans } from '../testing/scans.ts';
import { storedRealty } from '../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await storedRealty(product);
});
afterAll(() => product.close());

/** Staff alone fill these two, with some hundred rows. Of alerts only those of one topic are compared by their criteria. */
const EXPECTED = /^(?:events|registrations|alerts by JSON):/;

test('no job reads all rows of a table that grows with the members', async () => {
  const scans: string[] = [];
  for (const job of jobs) {
    if (!('cron' in job)) continue;
    const found = await tableScans(product, () => job.run(product.services));
    scans.push(...found.filter((scan) => !EXPECTED.test(scan)).map((scan) => `${job.name}: ${scan}`));
  }
  expect(scans).toEqual([]);
});

test('an index leads from each row that can be deleted to the rows that refer to it', async () => {
  // Of members none is deleted: an account without its member stays.
  const { rows } = await product.services.database.pool.query(
    `SELECT f.conrelid::regclass::text AS table, f.conname AS key FROM pg_constraint f
     WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace AND f.confrelid <> 'users'::regclass
       AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indkey[0] = f.conkey[1])
     ORDER BY 1, 2`,
  );
  expect(rows).toEqual([]);
});
