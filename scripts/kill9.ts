// Kills the server in the middle of writes, again and again, and looks for what was lost: npm run kill9 -- [rounds]
// With DATABASE_URL on that PostgreSQL server, in a database of its own.
import { createProduct } from './kill9/product.ts';
import { killAgainAndAgain } from './kill9/rounds.ts';

const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run kill9 -- [rounds]');
  process.exit(2);
}

const ms = (value: number) => `${Math.round(value)} ms`;

const product = await createProduct(process.env.DATABASE_URL || undefined);
let failed = true;
try {
  console.log(`First start (${product.engine}): ready after ${ms(await product.start())}`);
  const { ledger, faults, restarts, swept } = await killAgainAndAgain(product, rounds, console.log);
  const { posts, listings, coupons, images, acknowledged } = ledger;
  const claims = [...coupons.values()].reduce((sum, coupon) => sum + coupon.claims.length, 0);
  console.log(
    `${rounds} kills (${product.engine}): ${acknowledged} writes acknowledged (${posts.entries.size} posts, ${listings.entries.size} listings, ${images.length} pictures, ${claims} claims of ${coupons.size} coupons), ${faults.length} lost, torn or orphaned.`,
  );
  const sorted = restarts.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  console.log(
    `Ready again after ${ms(median)} (median), ${ms(sorted.at(-1) ?? 0)} (longest): not judged. ${swept} files of cut-off uploads swept at the end.`,
  );
  failed = faults.length > 0;
} catch (error) {
  console.error(error);
} finally {
  await product.remove(failed);
}
if (failed) {
  console.error(`Failed; what was left is in ${product.dataDir}`);
  process.exitCode = 1;
}
