// The engine of what is done by the clock: pg-boss on the product's own database. A job is written in its feature's jobs.ts
// and listed in app.ts; this room knows none of them.

import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';

/** Work that is done by the clock: by one process at a time, again after a failure. */
export interface Job {
  name: string;
  /** When, in cron's five fields, UTC. */
  cron: string;
  run(services: Services): Promise<void>;
}

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
const LOOK_FOR_LOST_SECONDS = 10;
const STOP_WITHIN_MS = 5000;

/** A statement of pg-boss; the first start makes all its tables in one. */
const SQL_WITHIN_MS = 60_000;

/**
 * Starts the jobs. In: the jobs, and settings of pg-boss in place of ours, as for a clock that a test moves. Out: a
 * function that waits for those running, at most 5 s, and stops them.
 */
export const startJobs = async (
  services: Services,
  jobs: readonly Job[],
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
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'singleton' });
    // Also of a queue that a version before has made.
    await boss.updateQueue(name, QUEUE);
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
      try {
        await run(services);
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed');
        throw error;
      }
    });
  }
  return () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
};
