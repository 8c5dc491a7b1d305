import { ISSUING } from '@hanca/common/coupons.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { stateConditions } from '../coupons/queries.ts';
import { validAt } from '../posts/conditions.ts';

const DAYS = 30;

/** Coupons being issued, of which some are left, that end within 7 days. */
export const countCouponsEnding = (db: Executor): Promise<number> =>
  countRows(db, coupons, and(stateConditions[ISSUING], lt(coupons.endAt, sql`now() + interval '7 days'`)));

/** Published flyers that end today, or say no end and are older than 6 days. */
export const countFlyersEnding = (db: Executor): Promise<number> => {
  const old = and(isNull(posts.validUntil), lt(posts.createdAt, sql`now() - interval '6 days'`));
  const soon = lt(posts.validUntil, sql`now() + interval '1 day'`);
  const shown = and(eq(posts.postType, FLYER), eq(posts.status, PUBLISHED), validAt.current);
  return countRows(db, posts, and(shown, or(old, soon)));
};

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/**
 * The last 30 days of the site's time zone as YYYY-MM-DD, the one of `now` last. Counted in calendar days: of the days
 * on which clocks change one has 23 hours and one 25.
 */
export const lastDays = (now: Date): string[] => {
  const today = Date.parse(dayThere.format(now));
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
};

/** How many rows were made on each of the last 30 days, days of the site's time zone, also those without any. */
const perDay = async (
  db: Executor,
  table: PgTable,
  createdAt: PgColumn,
  now: Date,
): Promise<{ day: string; count: number }[]> => {
  // By hours, which need no time zone: the database may know another one's rules than this process.
  const hour = sql<number>`floor(extract(epoch from ${createdAt}) / 3600)::int`;
  const rows = await db
    .select({ hour, n: count() })
    .from(table)
    .where(gt(createdAt, new Date(now.getTime() - (DAYS + 1) * DAY_MS)))
    .groupBy(hour);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const day = dayThere.format(row.hour * HOUR_MS);
    counts.set(day, (counts.get(day) ?? 0) + row.n);
  }
  return lastDays(now).map((date) => ({ day: date, count: counts.get(date) ?? 0 }));
};

export const countSignups = (db: Executor, now: Date) => perDay(db, users, users.createdAt, now);
export const countListings = (db: Executor, now: Date) => perDay(db, realties, realties.createdAt, now);
