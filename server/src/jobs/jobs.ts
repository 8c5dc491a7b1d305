import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import { accountUpkeep } from './account-upkeep.ts';
import { couponClock } from './coupon-clock.ts';
import { imageSweep } from './image-sweep.ts';
import { listingExpiry } from './listing-expiry.ts';
import { mailLeftovers } from './mail.ts';

/** Work that is done by the clock: by one process at a time, again after a failure. */
export interface Job {
  name: string;
  /** When, in cron's five fields, UTC. */
  cron: string;
  run(services: Services): Promise<void>;
}

const jobs: readonly Job[] = [imageSweep, accountUpkeep, mailLeftovers, listingExpiry, couponClock()];

const POLL_SECONDS = 30;
const STOP_WITHIN_MS = 5000;

/** A statement of pg-boss; the first start makes all its tables in one. */
const SQL_WITHIN_MS = 60_000;

/** Starts the jobs. Out: a function that waits for those running, at most 5 s, and stops them. */
export const startJobs = async (services: Services): Promise<() => Promise<void>> => {
  const { config, database, log } = services;
  const boss = new PgBoss(
    config.databaseUrl
      ? { connectionString: config.databaseUrl, max: 2 }
      : {
          db: {
            executeSql: (text: string, values?: unknown[]) =>
              database.session(SQL_WITHIN_MS, (client) => client.query(text, values)),
          },
        },
  );
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2, retryDelay: 60 });
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
