// The engine of what is done by the clock, and for single rows: pg-boss on the product's own database. A job is written in its
// feature's jobs.ts and listed in app.ts; this room knows none of them.

import { sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Executor } from '../db/executor.ts';
import type { Services } from '../services.ts';

/** Work that is done by the clock: by one process at a time, again after a failure. */
export interface Job {
  name: string;
  /** When, in cron's five fields. */
  cron: string;
  /** The zone of that, as in IANA's list; else UTC. */
  timeZone?: string;
  run(services: Services): Promise<void>;
}

/** Work for one row, once the transaction that queued it is committed: again, later and later, after a failure. */
export interface RowJob {
  name: string;
  /** Out: whether it is done. The signal aborts when the process stops waiting for it. */
  run(services: Services, id: number, signal: AbortSignal): Promise<boolean>;
}

/** Where jobs for rows are queued; null until the jobs are started, and in tests and commands. */
export interface JobQueue {
  boss: PgBoss | null;
}

/** Queues a job for each row that has none waiting or running, as part of a transaction. */
export const queueRowJobs = async (
  { boss }: JobQueue,
  db: Executor,
  name: string,
  rows: readonly { id: number }[],
  startAfter?: Date,
): Promise<void> => {
  const jobs = rows.map(({ id }) => ({ data: { id }, singletonKey: String(id), startAfter }));
  await boss?.insert(name, jobs, { db: fromDrizzle(db, sql) });
};

/** Has a job by the clock done at once too, as part of a transaction. */
export const queueNow = async ({ boss }: JobQueue, db: Executor, name: string): Promise<void> => {
  await boss?.insert(name, [{}], { db: fromDrizzle(db, sql) });
};

/**
 * A process says every half of `heartbeatSeconds` that it still works on a job, so one that was killed is noticed soon,
 * and a job that runs long is not run twice. With the seconds of polling and of looking for lost jobs, another process
 * takes a job over within a minute.
 */
const QUEUE = {
  heartbeatSeconds: 20,
  expireInSeconds: 24 * 3600,
  retryLimit: 3,
  retryDelay: 10,
  retryBackoff: true,
};
const POLL_SECONDS = 10;
/** After a minute or two, then later and later up to six hours; the job itself gives up. */
const ROW_QUEUE = { ...QUEUE, retryLimit: 1000, retryDelay: 60, retryDelayMax: 6 * 3600 };
/** Somebody may wait for what comes of a row. */
const ROW_WORK = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
const LOOK_FOR_LOST_SECONDS = 10;
const STOP_WITHIN_MS = 5000;

/** A statement of pg-boss; the first start makes all its tables in one. */
const SQL_WITHIN_MS = 60_000;

/** Does a job by the clock. */
const workByClock = async (
  boss: PgBoss,
  services: Services,
  { name, cron, timeZone = 'UTC', run }: Job,
): Promise<void> => {
  await boss.createQueue(name, { policy: 'singleton' });
  // Also of a queue that a version before has made.
  await boss.updateQueue(name, QUEUE);
  await boss.schedule(name, cron, null, { tz: timeZone });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await run(services);
    } catch (error) {
      services.log.error({ err: error, job: name }, 'a job failed');
      // What is thrown pg-boss stores for a week, with the values of a query that failed: they may be a person's.
      throw new Error('the job failed: see the log');
    }
  });
};

/** Does the jobs for single rows, one at a time. */
const workOnRows = async (boss: PgBoss, services: Services, { name, run }: RowJob): Promise<void> => {
  await boss.createQueue(name, { policy: 'exclusive' });
  await boss.updateQueue(name, ROW_QUEUE);
  const tryOne = async (id: number, signal: AbortSignal): Promise<boolean> => {
    if (services.stopping.aborted || signal.aborted) return false;
    try {
      return await run(services, id, signal);
    } catch (error) {
      services.log.error({ err: error, job: name, row: id }, 'a job failed');
      return false;
    }
  };
  await boss.work<{ id: number }, JobResult, typeof ROW_WORK>(name, ROW_WORK, async (batch) => {
    const results: JobResult[] = [];
    // A batch comes in no order; the ids of rows are the order in which they were queued.
    for (const { id, data, signal } of batch.toSorted((a, b) => a.data.id - b.data.id)) {
      results.push({ id, status: (await tryOne(data.id, signal)) ? 'completed' : 'failed' });
    }
    return results;
  });
};

/**
 * Starts the jobs. In: the jobs, and settings of pg-boss in place of ours, as for a clock that a test moves. Out: a
 * function that waits for those running, at most 5 s, and stops them.
 */
export const startJobs = async (
  services: Services,
  jobs: readonly (Job | RowJob)[],
  settings: Partial<ConstructorOptions> = {},
): Promise<() => Promise<void>> => {
  const { config, database, log } = services;
  const boss = new PgBoss({
    ...(config.databaseUrl
      ? { connectionString: config.databaseUrl, max: 2 }
      : {
          db: {
            executeSql: (text: string, values?: unknown[]) =>
              database.session(SQL_WITHIN_MS, (client) => client.query(text, values)),
          },
        }),
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    ...settings,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const job of jobs) {
    await ('cron' in job ? workByClock(boss, services, job) : workOnRows(boss, services, job));
  }
  services.jobs.boss = boss;
  return () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
};
