import { and, eq, lte, sql } from 'drizzle-orm';
import { pushes, pushSubscriptions } from '../db/schema/push.ts';
import { type Job, queueRowJobs, type RowJob } from '../jobs/jobs.ts';
import { SEND_PUSH } from './queue.ts';

/** As long as Google's service keeps a push at most: four weeks, in seconds (Firebase Cloud Messaging, time to live). */
const TTL_MAX = 28 * 24 * 3600;

/** How long a push service may take. */
const SEND_WITHIN_MS = 10_000;

/**
 * Sends one push, with no transaction open meanwhile: at least once until it is no news any more, always under the same tag, by
 * which a browser shows it once. A browser that is gone is forgotten.
 */
export const pushSending: RowJob = {
  name: SEND_PUSH,
  async run({ db, sendPush, log }, id, signal) {
    const [row] = await db
      .select()
      .from(pushes)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
      .where(eq(pushes.id, id));
    if (!row) return true;
    const { pushes: push, push_subscriptions: target } = row;
    const { title, body, path, urgent, until } = push;
    const left = until.getTime() - Date.now();
    if (left > 0) {
      const text = { title, body, path, tag: `hanca-${id}` };
      const within = AbortSignal.any([signal, AbortSignal.timeout(SEND_WITHIN_MS)]);
      const { outcome, status } = await sendPush(
        target,
        { text, urgent, ttl: Math.min(left / 1000, TTL_MAX) },
        within,
      );
      const attempt = { push: id, device: target.id, status };
      if (outcome === 'later') {
        log.warn(attempt, 'a push could not be sent yet');
        return false;
      }
      if (outcome === 'gone') {
        log.info({ event: 'push-device-gone', ...attempt });
        // Its pushes go with it. Who has said another address meanwhile is tried there.
        const ofAddress = and(
          eq(pushSubscriptions.id, target.id),
          eq(pushSubscriptions.endpoint, target.endpoint),
        );
        const { rowCount } = await db.delete(pushSubscriptions).where(ofAddress);
        return rowCount === 1;
      }
      if (outcome === 'refused') log.error(attempt, 'a push was refused');
      else
        await db
          .update(pushSubscriptions)
          .set({ sentAt: sql`now()` })
          .where(eq(pushSubscriptions.id, target.id));
    }
    await db.delete(pushes).where(eq(pushes.id, id));
    return true;
  },
};

/** Queues the pushes that have no job, as of a restored backup. */
export const pushesWithoutJob: Job = {
  name: 'push',
  cron: '* * * * *',
  async run({ db, jobs }) {
    const overdue = lte(pushes.dueAt, sql`now() - interval '2 minutes'`);
    const rows = await db.select({ id: pushes.id }).from(pushes).where(overdue).orderBy(pushes.id);
    await queueRowJobs(jobs, db, SEND_PUSH, rows);
  },
};
