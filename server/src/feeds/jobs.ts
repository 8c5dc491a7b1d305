import { sql } from 'drizzle-orm';
import { CHANNEL } from '../db/schema/announced.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { Feed } from './feed.ts';
import { refreshDue } from './refresh.ts';
import { modeOf } from './settings.ts';
import { takeSample } from './take.ts';

const DAY_MINUTES = 24 * 60;

/** The queue of the job, which staff can start at once. */
export const FETCH_FEEDS = 'feeds';

/** Looks every minute which feeds are due. */
export const feedJob = (feeds: readonly Feed[]): Job => ({
  name: FETCH_FEEDS,
  cron: '* * * * *',
  run: (services) => refreshDue(services, feeds),
});

/** Stores the examples of feeds that are shown as such, before the first reader comes. */
export const takeSamples = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  feeds: readonly Feed[],
): Promise<void> => {
  const shown = feeds.filter(({ name }) => modeOf(config, name) === 'demo');
  for (const feed of shown) await takeSample(db, feed, new Date());
};

const announcing =
  (feeds: readonly Feed[]): Job['run'] =>
  async ({ db, config }) => {
    // Of an example nothing becomes too old; where a feed is off, what staff have entered does.
    const changing = feeds.filter(
      ({ name, followsClock }) => modeOf(config, name) !== 'demo' || followsClock,
    );
    for (const { name } of changing)
      await db.execute(sql`select pg_notify(${CHANNEL}, ${`feed_snapshots@feed:${name}`})`);
  };

/**
 * Announce the copies of which something else is to be shown by now, as no row of theirs changes by it: every minute those
 * that follow the clock or are too old within a day, every hour the others, which may have become too old.
 */
export const feedClocks = (feeds: readonly Feed[]): Job[] => {
  const isQuick = ({ goneMinutes, followsClock }: Feed) => followsClock || goneMinutes < DAY_MINUTES;
  return [
    { name: 'feed-clock', cron: '* * * * *', run: announcing(feeds.filter(isQuick)) },
    {
      name: 'feed-clock-slow',
      cron: '0 * * * *',
      run: announcing(feeds.filter((feed) => !isQuick(feed))),
    },
  ];
};
