// A push is a row, and a job that names the row, as mails are (mail/queue.ts). queue.ts stores, jobs.ts sends; transport.ts
// brings it to its push service, vapid.ts has the keys by which it knows us, public-address.ts where requests may go.
// member-news.ts tells what happened by mail and push.

import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { pushes, pushSubscriptions } from '../db/schema/push.ts';
import { type CountedLimit, countAttempt } from '../http/limits.ts';
import { type JobQueue, queueRowJobs } from '../jobs/jobs.ts';

/** Pushes to one member; what comes beyond them is on the site. */
const A_DAY: CountedLimit = { kind: 'member-push', most: 40, windowMs: 24 * 3600_000 };

/** The queue of the jobs that send one push each. */
export const SEND_PUSH = 'send-push';

/** Longest text of a push, in characters: phones show less, and push services take 4,096 bytes. */
const TEXT_MAX = 200;

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX - 1).join('')}…` : text;
};

interface NewPush {
  title: string;
  body: string;
  /** On the site. */
  path: string;
  urgent: boolean;
  /** When it is no news any more. */
  until: Date;
}

/**
 * Queues a push to all browsers of a member. Inside a transaction it goes out if and only if the rest is committed.
 * Out: to how many browsers.
 */
export const pushMember = async (
  db: Executor,
  { jobs }: { jobs: JobQueue },
  userId: number,
  { title, body, ...push }: NewPush,
): Promise<number> => {
  const devices = await db
    .select({ subscriptionId: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.usedAt));
  if (devices.length === 0) return 0;
  const { count } = await countAttempt(db, A_DAY, String(userId));
  if (count > A_DAY.most && !push.urgent) return 0;
  const text = { title: cut(title), body: cut(body), ...push };
  const rows = await db
    .insert(pushes)
    .values(devices.map((device) => ({ ...device, ...text })))
    .returning({ id: pushes.id });
  await queueRowJobs(jobs, db, SEND_PUSH, rows);
  return rows.length;
};
