// Runs on both engines: the statements of pg-boss, and SELECT … FOR UPDATE SKIP LOCKED.
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, PgBoss, TestClock } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { type Job, queueRowJobs, type RowJob, startJobs } from './jobs.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let clock: TestClock;
/** Another process, which queues and claims jobs by hand. */
let other: PgBoss;
const stops: (() => Promise<void>)[] = [];

/** Of the job engine, on the product's database and with the test's clock. */
const settings = (): ConstructorOptions => {
  const { database, config } = product.services;
  if (config.databaseUrl) return { connectionString: config.databaseUrl, max: 2, clock };
  let statements: string[] = [];
  const executeSql = (text: string, values?: unknown[]) =>
    database.session(MINUTE, async (client) => {
      // Each session is a new one.
      for (const statement of statements) await client.query(statement);
      return client.query(text, values);
    });
  const setSessionStatements = async (given: string[]) => {
    statements = given;
  };
  return { db: { executeSql, setSessionStatements }, clock };
};

const start = async (job: Job | RowJob) => {
  stops.push(await startJobs(product.services, [job], settings()));
};

beforeEach(async () => {
  clock = new TestClock();
  other = new PgBoss({ ...settings(), supervise: false, schedule: false });
  await other.start();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await other.stop({ graceful: false });
});

test('the job of a process that was killed is taken over within about a minute', async () => {
  const run = vi.fn(async () => undefined);
  await start({ name: 'taken-over', cron: '0 0 1 1 *', run });
  // Its first look for work is over.
  await clock.tick(0);
  await other.send('taken-over');
  expect(await other.fetch('taken-over')).toHaveLength(1);
  // What it claimed is its own as long as it may be alive.
  await clock.tick(15 * SECOND);
  expect(run).not.toHaveBeenCalled();
  await clock.tick(MINUTE);
  expect(run).toHaveBeenCalledOnce();
});

test('a job that runs longer than a claim lasts keeps it, and the next one runs after it', async () => {
  const first = Promise.withResolvers<void>();
  const run = vi.fn(() => first.promise);
  const job = { name: 'long', cron: '0 0 1 1 *', run };
  await start(job);
  await start(job);
  await other.send('long');
  await clock.tick(20 * SECOND);
  expect(run).toHaveBeenCalledOnce();
  await other.send('long');
  await clock.tick(MINUTE);
  expect(run).toHaveBeenCalledOnce();
  first.resolve();
  await clock.tick(MINUTE);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a queue that a version before has made gets the settings of this one', async () => {
  await other.createQueue('older', { policy: 'singleton', retryLimit: 2, retryDelay: 60 });
  await start({ name: 'older', cron: '0 0 1 1 *', run: async () => undefined });
  expect(await other.getQueue('older')).toMatchObject({ heartbeatSeconds: 20, expireInSeconds: 24 * 3600 });
});

test('what a job throws is in the log alone, without the values of a query', async () => {
  const { db } = product.services;
  const run = () => db.execute(sql`SELECT 1 / (length(${'kim@example.org'}) - 15)`).then(() => undefined);
  await start({ name: 'private', cron: '0 0 1 1 *', run });
  await clock.tick(0);
  const id = await other.send('private');
  await clock.tick(20 * SECOND);
  const failed = () => other.findJobs('private', { id: id ?? '' });
  await expect.poll(failed).toMatchObject([{ state: 'retry' }]);
  expect(JSON.stringify(await failed())).not.toContain('kim@');
  expect(product.logged.join('')).toContain('a job failed');
  expect(product.logged.join('')).not.toContain('kim@');
});

/** A job for rows, started, and the ids it ran for. In: whether it is done, by its number of calls. */
const onRows = async (name: string, isDone: (calls: number) => boolean = () => true) => {
  const ids: number[] = [];
  const job: RowJob = { name, run: async (_services, id) => isDone(ids.push(id)) };
  await start(job);
  return { job, ids };
};
const queue = (name: string, ...ids: number[]) => {
  const { jobs, db } = product.services;
  return queueRowJobs(
    jobs,
    db,
    name,
    ids.map((id) => ({ id })),
  );
};

test('a row is worked on within a second of its commit, and never when it was rolled back', async () => {
  const { ids } = await onRows('committed');
  const { db, jobs } = product.services;
  const rolledBack = db.transaction(async (tx) => {
    await queueRowJobs(jobs, tx, 'committed', [{ id: 1 }]);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await db.transaction((tx) => queueRowJobs(jobs, tx, 'committed', [{ id: 2 }]));
  await clock.tick(SECOND);
  await expect.poll(() => ids).toEqual([2]);
  await clock.tick(MINUTE);
  expect(ids).toEqual([2]);
});

test('a row that is queued again while it waits is worked on once, whoever does it', async () => {
  const { job, ids } = await onRows('once');
  await start(job);
  await clock.tick(0);
  const rows = Array.from({ length: 25 }, (_, id) => id);
  await queue('once', ...rows);
  await queue('once', ...rows);
  await clock.tick(5 * SECOND);
  await expect.poll(() => ids.toSorted((a, b) => a - b)).toEqual(rows);
});

test('a row that fails is tried again after a minute or two, and holds no other up', async () => {
  const { ids } = await onRows('again', (calls) => calls > 1);
  await queue('again', 1, 2);
  await clock.tick(SECOND);
  await expect.poll(() => ids).toEqual([1, 2]);
  await clock.tick(50 * SECOND);
  expect(ids).toEqual([1, 2]);
  await clock.tick(90 * SECOND);
  await expect.poll(() => ids).toEqual([1, 2, 1]);
  expect(await other.getQueue('again')).toMatchObject({ retryBackoff: true, retryDelayMax: 6 * 3600 });
});

test('a process that stops ends the row in hand and begins no other', async () => {
  const stopping = new AbortController();
  const run = vi.fn(async () => {
    stopping.abort();
    return true;
  });
  const services = { ...product.services, stopping: stopping.signal };
  stops.push(await startJobs(services, [{ name: 'stopping', run }], settings()));
  await queue('stopping', 1, 2);
  await clock.tick(SECOND);
  await expect
    .poll(() => other.findJobs('stopping', { data: { id: 2 } }))
    .toMatchObject([{ state: 'retry' }]);
  expect(run).toHaveBeenCalledOnce();
});

test('a row that waits behind another is not begun once another process has taken it over', async () => {
  const first = Promise.withResolvers<boolean>();
  const run = vi.fn((_services: Services, id: number) => (id === 1 ? first.promise : Promise.resolve(true)));
  await start({ name: 'lost', run });
  await queue('lost', 1, 2);
  await clock.tick(SECOND);
  await expect.poll(() => run).toHaveBeenCalledOnce();
  const [second] = await other.findJobs('lost', { data: { id: 2 } });
  await other.cancel('lost', second?.id ?? '');
  // By its next sign of life it learns that.
  await clock.tick(20 * SECOND);
  first.resolve(true);
  await expect
    .poll(() => other.findJobs('lost', { data: { id: 1 } }))
    .toMatchObject([{ state: 'completed' }]);
  expect(run).toHaveBeenCalledOnce();
});

test('a job on a row that throws is logged, and waits like one that failed', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(true);
  await start({ name: 'throws', run });
  await queue('throws', 1);
  await clock.tick(SECOND);
  await expect.poll(() => product.logged.join('')).toContain('broken');
  await clock.tick(2 * MINUTE + SECOND);
  await expect.poll(() => run).toHaveBeenCalledTimes(2);
});
