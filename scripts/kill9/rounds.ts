import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@hanca/common/client.ts';
import { clientOf } from './calls.ts';
import { checkBook, checkCoupons, checkImages } from './check.ts';
import { checkDatabase } from './check-database.ts';
import { type Ledger, newLedger } from './ledger.ts';
import type { Product } from './product.ts';
import { listingsOf, postsOf } from './records.ts';
import { verifyByMail } from './verify-by-mail.ts';
import { writeUntilKilled } from './writer.ts';

const WRITERS = 4;
/** More than writers, since a member may publish twenty listings a day; and no more sign up from one address. */
const MEMBERS = 16;
/** Acknowledged before a kill. */
const WRITES = [5, 100] as const;
/** A burst is over then in any case. */
const BURST_MS = 60_000;

type Credentials = { email: string; password: string };

interface KillResult {
  ledger: Ledger;
  /** What was lost or torn, one sentence each. */
  faults: string[];
  /** Milliseconds until the server was ready again, of each round. */
  restarts: number[];
  /** Files of cut-off uploads that the sweep took at the end. */
  swept: number;
}

/** Who is not verified stores few pictures and listings, and claims no coupon. */
const signUp = async (product: Product): Promise<Credentials> => {
  const credentials = { email: `${randomUUID()}@example.org`, password: randomUUID() };
  const { account } = clientOf(product.server().url);
  const { accessToken } = await account.signup({ body: { ...credentials, name: '회원', agree: true } });
  await verifyByMail(product, credentials.email, accessToken);
  return credentials;
};

const signIn = async (url: string, credentials: Credentials): Promise<Client> => {
  const { accessToken } = await clientOf(url).account.signin({ body: credentials });
  return clientOf(url, accessToken);
};

/**
 * Writes until the kill, which comes some milliseconds after so many writes were acknowledged, on a slow machine as on a
 * fast one. Out: the faults of writers that came to an end before it.
 */
const burst = async (
  product: Product,
  ledger: Ledger,
  writers: (() => Promise<void>)[],
): Promise<string[]> => {
  const enough = ledger.acknowledged + randomInt(...WRITES);
  let [killed, ended] = [false, 0];
  const all = Promise.allSettled(
    writers.map(async (write) => {
      await write().finally(() => (ended += 1));
      if (!killed) throw new Error('the connection was lost before the kill');
    }),
  );
  const latest = AbortSignal.timeout(BURST_MS);
  while (ledger.acknowledged < enough && ended < writers.length && !latest.aborted) {
    await pause(randomInt(1, 20));
  }
  killed = true;
  product.server().kill('SIGKILL');
  await product.server().ended;
  const failed = (await all).filter((result) => result.status === 'rejected');
  return failed.map(({ reason }) => String(reason));
};

/**
 * Kills a started server in the middle of writes and starts it again, so many times, and compares what it acknowledged
 * with what is there; at the end also the rows and files themselves. In: receives the outcome of each round.
 */
export const killAgainAndAgain = async (
  product: Product,
  rounds: number,
  report: (line: string) => void = () => undefined,
): Promise<KillResult> => {
  const ledger = newLedger();
  const faults: string[] = [];
  const restarts: number[] = [];
  const first = await product.signIn();
  const { id: shop } = await first.client.businesses.create({
    body: { title: '한아름마트', regionId: 'CA59' },
  });
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(product)));

  for (let round = 1; round <= rounds; round++) {
    const [posts, listings] = [ledger.posts, ledger.listings].map(({ entries }) => new Set(entries.keys()));
    const known = {
      images: ledger.images.length,
      coupons: ledger.coupons.size,
      acknowledged: ledger.acknowledged,
    };
    const secret = await product.readSecret();
    const { client: staff, token } = await product.signIn();
    const admin = await staff.account.me();
    const writers: (() => Promise<void>)[] = [];
    for (const credentials of members.splice(0, WRITERS)) {
      members.push(credentials);
      const member = await signIn(product.server().url, credentials);
      writers.push(() => writeUntilKilled({ staff, member, shop }, ledger));
    }

    const found = await burst(product, ledger, writers);
    const written = ledger.acknowledged - known.acknowledged;
    const restart = await product.start();
    restarts.push(restart);

    if ((await product.readSecret()) !== secret) found.push('the secret is another one');
    const again = clientOf(product.server().url, token);
    if ((await again.account.me()).id !== admin.id) found.push('the admin is another one');
    found.push(...(await checkBook(postsOf(again), ledger.posts, posts ?? new Set())));
    found.push(...(await checkBook(listingsOf(again), ledger.listings, listings ?? new Set())));
    found.push(...(await checkCoupons(again, [...ledger.coupons].slice(known.coupons))));
    found.push(...(await checkImages(product.server().url, again, ledger.images.slice(known.images))));
    faults.push(...found);
    report(
      `Round ${round}: ${written} writes acknowledged, ready again after ${Math.round(restart)} ms, ${found.length} faults`,
    );
    for (const fault of found) report(`  ${fault}`);
  }

  product.server().kill('SIGTERM');
  const code = await product.server().ended;
  const database = await product.openDatabase();
  const checked = await checkDatabase(database, product.dataDir, ledger);
  await database.close();
  if (code !== 0) checked.faults.push(`the last stop ended with ${code}: ${product.server().stderr()}`);
  for (const fault of checked.faults) report(`  ${fault}`);
  faults.push(...checked.faults);
  return { ledger, faults, restarts, swept: checked.swept };
};
