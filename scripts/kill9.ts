// Kills the server in the middle of writes, again and again, and looks for what was lost: npm run kill9 -- [rounds]
// With DATABASE_URL on that PostgreSQL server, in a database of its own.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOf } from './kill9/calls.ts';
import { checkDatabase, checkImages, checkPosts, countLeftovers } from './kill9/check.ts';
import { newLedger } from './kill9/ledger.ts';
import { createProduct, type Product } from './kill9/product.ts';
import { writeUntilKilled } from './kill9/writer.ts';

const WRITERS = 4;
const KILL_AFTER_MS = [300, 2000] as const;
const READY_WITHIN_MS = 5000;

const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run kill9 -- [rounds]');
  process.exit(2);
}

const ledger = newLedger();
const faults: string[] = [];
const restarts: number[] = [];
const ms = (value: number) => `${Math.round(value)} ms`;

/** Writes until the kill. Out: when it came, in ms, and the faults of writers that came to an end before it. */
const burst = async (product: Product) => {
  const clients = await Promise.all(Array.from({ length: WRITERS }, () => product.signIn()));
  let killed = false;
  const writers = clients.map(async ({ client }) => {
    await writeUntilKilled(client, ledger);
    if (!killed) throw new Error('the connection was lost before the kill');
  });
  const all = Promise.allSettled(writers);
  const killAfter = randomInt(...KILL_AFTER_MS);
  await pause(killAfter);
  killed = true;
  product.server().kill('SIGKILL');
  await product.server().ended;
  const failed = (await all).filter((result) => result.status === 'rejected');
  return { killAfter, found: failed.map(({ reason }) => String(reason)) };
};

const runRound = async (product: Product, round: number): Promise<void> => {
  const known = new Set(ledger.posts.keys());
  const images = ledger.images.length;
  const before = ledger.acknowledged;
  const [secret, { client, token }] = [await product.readSecret(), await product.signIn()];
  const admin = await client.account.me();

  const { killAfter, found } = await burst(product);
  const written = ledger.acknowledged - before;
  const restart = await product.start();
  restarts.push(restart);

  if ((await product.readSecret()) !== secret) found.push('the secret is another one');
  const again = await clientOf(product.server().url, token).account.me();
  if (again.id !== admin.id) found.push('the admin is another one');
  found.push(...(await checkPosts((await product.signIn()).client, ledger, known)));
  found.push(...(await checkImages(product.server().url, ledger.images.slice(images))));

  faults.push(...found);
  console.log(
    `Round ${round}: ${written} writes acknowledged, killed after ${ms(killAfter)}, ready again after ${ms(restart)}, ${found.length} faults`,
  );
  for (const fault of found) console.error(`  ${fault}`);
};

/** After all rounds, from the rows and files themselves. */
const finalCheck = async (product: Product): Promise<void> => {
  product.server().kill('SIGTERM');
  const code = await product.server().ended;
  if (code !== 0) faults.push(`the last stop ended with ${code}`);
  const database = await product.openDatabase();
  const found = await checkDatabase(database, product.dataDir, ledger);
  await database.close();
  faults.push(...found);
  for (const fault of found) console.error(`  ${fault}`);
};

const product = await createProduct(process.env.DATABASE_URL || undefined);
try {
  console.log(`First start (${product.engine}): ready after ${ms(await product.start())}`);
  for (let round = 1; round <= rounds; round++) await runRound(product, round);
  await finalCheck(product);
  const sorted = restarts.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const slow = restarts.filter((restart) => restart > READY_WITHIN_MS).length;
  console.log(
    `${rounds} kills (${product.engine}): ${ledger.acknowledged} writes acknowledged (${ledger.posts.size} posts, ${ledger.images.length} pictures), ${faults.length} lost or torn.`,
  );
  console.log(
    `Ready again after ${ms(median)} (median), ${ms(sorted.at(-1) ?? 0)} (longest), ${slow} times later than ${ms(READY_WITHIN_MS)}; ${await countLeftovers(product.dataDir)} files of cut-off uploads left for the sweep.`,
  );
  // One slow start may be a busy machine; half of them are not.
  if (median > READY_WITHIN_MS) faults.push('the server takes too long to be ready again');
} catch (error) {
  faults.push(String(error));
  console.error(error);
} finally {
  await product.remove(faults.length > 0);
}
if (faults.length > 0) {
  console.error(`Failed; what was left is in ${product.dataDir}`);
  process.exitCode = 1;
}
