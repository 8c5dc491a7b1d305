// How members keep their word in rounds of golf: no-shows, and what they gave up late.

import type { Conduct } from '@hanca/common/contract/golf-joins.ts';
import { barredUntil, countStrikes, LATE_HOURS, STRIKE_DAYS } from '@hanca/common/golf-joins.ts';
import { GOLF_JOIN_DAYS } from '@hanca/common/retention.ts';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { strikes } from '../../db/schema/reports.ts';
import type { LockedJoin } from './queries.ts';

/** Under which a mark stands among what counts against a member. */
export const NO_SHOW = { measure: 'no_show', feature: 'golfJoins' } as const;

const DAY_MS = 24 * 3600_000;
const raw = (value: number) => sql.raw(String(value));

/** Said against a mark before it counted, and not answered yet. What is said later keeps nothing from counting until staff take it back. */
const isPending = and(
  isNull(strikes.answeredAt),
  lt(strikes.appealedAt, sql`${strikes.createdAt} + make_interval(days => ${raw(STRIKE_DAYS)})`),
);

/** When the marks of members begin to count, in milliseconds: a week after each, unless staff took it back or its member waits for their answer. */
const findStrikes = async (db: Executor, userIds: readonly number[]): Promise<Map<number, number[]>> => {
  const rows = await db
    .select({ userId: strikes.userId, at: strikes.createdAt })
    .from(strikes)
    .where(
      and(
        inArray(strikes.userId, [...userIds]),
        eq(strikes.measure, NO_SHOW.measure),
        eq(strikes.lifted, false),
        sql`(${isPending}) is not true`,
      ),
    );
  const moments = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...moments].map(([userId, some]) => [userId, some.map(({ at }) => at.getTime() + STRIKE_DAYS * DAY_MS)]),
  );
};

/** What each gave up late in the last year: a round of their own that somebody was accepted into, and seats that they had. */
const findLate = async (db: Executor, userIds: readonly number[]): Promise<Map<number, number>> => {
  const ids = sql`${sql.param([...userIds])}::int[]`;
  const { rows } = await db.execute<{ user_id: number; n: number }>(sql`
    SELECT user_id, count(*)::int AS n FROM (
      SELECT j.user_id, j.cancelled_at AS at, j.tee_at FROM golf_joins j
      WHERE j.user_id = ANY (${ids}) AND j.cancelled_at IS NOT NULL AND j.taken > 0
      UNION ALL
      SELECT r.user_id, r.changed_at, j.tee_at FROM golf_requests r JOIN golf_joins j ON j.id = r.join_id
      WHERE r.user_id = ANY (${ids}) AND r.status = 'withdrawn' AND r.accepted_at IS NOT NULL
    ) AS given_up
    WHERE at > tee_at - make_interval(hours => ${raw(LATE_HOURS)}) AND tee_at > now() - interval '365 days'
    GROUP BY user_id`);
  return new Map(rows.map(({ user_id: userId, n }) => [userId, n]));
};

/** How some members have kept their word in the last year, by id. */
export const findConduct = async (
  db: Executor,
  userIds: readonly number[],
): Promise<(userId: number) => Conduct> => {
  const now = Date.now();
  const noShows = await findStrikes(db, userIds);
  const late = await findLate(db, userIds);
  return (userId) => ({
    noShows: countStrikes(noShows.get(userId) ?? [], now),
    lateCancels: late.get(userId) ?? 0,
  });
};

/** Until when a member may neither host nor ask; null where they may. */
export const findBarred = async (db: Executor, userId: number): Promise<Date | null> => {
  const moments = (await findStrikes(db, [userId])).get(userId) ?? [];
  const until = barredUntil(moments, Date.now());
  return until === null ? null : new Date(until);
};

/** Whether somebody has said already that a member did not come to a round, which is locked: that is one strike, whoever says it. */
export const isMarked = async (tx: Executor, { id }: LockedJoin, userId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: strikes.id })
    .from(strikes)
    .where(
      and(
        eq(strikes.userId, userId),
        eq(strikes.measure, NO_SHOW.measure),
        eq(strikes.feature, NO_SHOW.feature),
        eq(strikes.recordId, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Removes marks with what they say of a course, a day and an hour, as long after them as rounds are stored. */
export const deleteOldMarks = (db: Executor) =>
  db.delete(strikes).where(
    and(
      // A literal, so that the planner can use the partial index.
      sql`${strikes.measure} = 'no_show'`,
      lt(strikes.createdAt, sql`now() - make_interval(days => ${raw(GOLF_JOIN_DAYS)})`),
    ),
  );
