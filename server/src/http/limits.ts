import type { Limit } from '@hanca/common/limits.ts';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Executor } from '../db/executor.ts';
import { prepared } from '../db/prepared.ts';
import { attempts } from '../db/schema/attempts.ts';
import { Problem } from './problems.ts';

/** A limit with the name under which it is counted. */
export type CountedLimit = Pick<Limit, 'most' | 'windowMs'> & Partial<Limit> & { kind: string };

/** A problem of what may be tried again after so many milliseconds. */
export const tooMany = ({ detail }: CountedLimit, ms: number): Problem =>
  new Problem('too-many', { detail, retryAfter: Math.max(1, Math.ceil(ms / 1000)) });

const keyOf = (limit: CountedLimit, subject: string) => `${limit.kind}:${subject}`;

/** An address as the unit of limits: IPv6 by its /64, which is what one customer gets. */
export const addressUnit = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const full =
    tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return full.slice(0, 4).join(':');
};

/** Throws Problem 429 with the seconds to wait when one of the limits is used up. */
export const refuseOverLimit = async (
  db: Executor,
  checks: readonly [CountedLimit, string][],
): Promise<void> => {
  const keys = checks.map(([limit, subject]) => keyOf(limit, subject));
  const rows = await db.select().from(attempts).where(inArray(attempts.key, keys));
  const now = Date.now();
  for (const [limit, subject] of checks) {
    const row = rows.find((r) => r.key === keyOf(limit, subject));
    if (row && row.count >= limit.most && row.until.getTime() > now) {
      throw tooMany(limit, row.until.getTime() - now);
    }
  }
};

/** Counts an attempt; the window starts with the first. Out: the count so far and when the window ends. */
export const countAttempt = async (
  db: Executor,
  limit: CountedLimit,
  subject: string,
): Promise<{ count: number; until: Date }> => {
  const until = new Date(Date.now() + limit.windowMs);
  const over = sql`${attempts.until} <= now()`;
  const [row] = await prepared(db, 'attempts.count', (name) =>
    db
      .insert(attempts)
      .values({ key: sql.placeholder('key'), count: 1, until: sql.placeholder('until') })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
          until: sql`case when ${over} then excluded.until else ${attempts.until} end`,
        },
      })
      .returning({ count: attempts.count, until: attempts.until })
      .prepare(name),
  ).execute({ key: keyOf(limit, subject), until });
  return row ?? { count: 1, until };
};

/**
 * Counts an attempt before it is made, so that many at once cannot all pass.
 * @returns whether it is the last one
 * @throws Problem 429 when the limit was used up before
 */
export const takeAttempt = async (db: Executor, limit: CountedLimit, subject: string): Promise<boolean> => {
  const { count, until } = await countAttempt(db, limit, subject);
  if (count > limit.most) throw tooMany(limit, until.getTime() - Date.now());
  return count === limit.most;
};

/** Takes one attempt off the count again: it was no failure. */
export const giveBack = async (db: Executor, limit: CountedLimit, subject: string): Promise<void> => {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(limit, subject)));
};

export const forgetFailures = async (db: Executor, limit: CountedLimit, subject: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, keyOf(limit, subject)));
};

/** Removes counts whose window is over. */
export const dropOldAttempts = (db: Executor): Promise<number> =>
  deleteInBatches(db, attempts, lt(attempts.until, sql`now()`));
