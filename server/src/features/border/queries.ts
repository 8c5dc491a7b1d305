import { type CrossingSlug, DIRECTIONS, MAIN_SOURCES, type WaitSource } from '@hanca/common/border.ts';
import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { alertSubjects } from '../../db/schema/alerts.ts';
import { borderWaits } from '../../db/schema/border.ts';
import { slotOf } from './slots.ts';
import type { StoredWait } from './wait.ts';

/** Days that waits are stored for what is usual. */
export const HISTORY_DAYS = 182;

/** A wait that is told later than this is no news to anybody. */
const NEWS_MINUTES = 60;

/** What an alert calls a wait of cars: 'peace-arch US 2026-11-23T08:00:00.000Z'. */
const subjectOf = ({ crossing, direction, at }: { crossing: string; direction: string; at: Date }): string =>
  `${crossing} ${direction} ${at.toISOString()}`;

/** Adds the waits that are known to the history, where what it has already stays, and lets the new ones find their alerts. */
export const storeWaits = async (db: Executor, source: WaitSource, waits: readonly StoredWait[]) => {
  const known = waits.flatMap(({ crossing, direction, lane, minutes, at }) =>
    minutes === null
      ? []
      : [{ crossing, direction, lane, source, minutes, at: new Date(at), slot: slotOf(new Date(at)) }],
  );
  if (known.length === 0) return;
  const { crossing, direction, lane, at } = borderWaits;
  const stored = await db
    .insert(borderWaits)
    .values(known)
    .onConflictDoNothing()
    .returning({ crossing, direction, lane, at });
  const news = stored.filter(
    (wait) =>
      wait.lane === 'car' &&
      source === MAIN_SOURCES[wait.direction] &&
      Date.now() - wait.at.getTime() < NEWS_MINUTES * 60_000,
  );
  if (news.length > 0)
    await db
      .insert(alertSubjects)
      .values(news.map((wait) => ({ topic: 'border' as const, subject: subjectOf(wait) })));
};

export const deleteOldWaits = (db: Executor): Promise<number> =>
  deleteInBatches(db, borderWaits, lt(borderWaits.at, sql`now() - make_interval(days => ${HISTORY_DAYS})`));

/** Weeks that tell what is usual, and the least days of them that one hour of the week takes. */
export const USUAL_WEEKS = 12;
export const USUAL_DAYS = 3;

/** Cars by the agency of each way. */
export const isMain = and(
  eq(borderWaits.lane, 'car'),
  or(
    ...DIRECTIONS.map((way) =>
      and(eq(borderWaits.direction, way), eq(borderWaits.source, MAIN_SOURCES[way])),
    ),
  ),
);

/** The usual waits of cars by hour of the week, where enough is known. In: which crossing or hours; out: the median, in minutes. */
const findUsual = (db: Executor, which: SQL | undefined) =>
  db
    .select({
      crossing: borderWaits.crossing,
      direction: borderWaits.direction,
      slot: sql<number>`${borderWaits.slot}`,
      minutes: sql<number>`round(percentile_cont(0.5) within group (order by ${borderWaits.minutes}))::int`,
      days: sql<number>`count(distinct (${borderWaits.at} at time zone 'UTC')::date)::int`,
    })
    .from(borderWaits)
    .where(
      and(
        isMain,
        which,
        isNotNull(borderWaits.slot),
        // What is now is no measure of itself.
        sql`${borderWaits.at} between now() - make_interval(weeks => ${USUAL_WEEKS}) and now() - interval '1 day'`,
      ),
    )
    .groupBy(borderWaits.crossing, borderWaits.direction, borderWaits.slot)
    .having(sql`count(distinct (${borderWaits.at} at time zone 'UTC')::date) >= ${USUAL_DAYS}`)
    .orderBy(borderWaits.crossing, borderWaits.direction, borderWaits.slot);
export type Usual = Awaited<ReturnType<typeof findUsual>>[number];

export const findUsualAt = (db: Executor, crossing: CrossingSlug): Promise<Usual[]> =>
  findUsual(db, eq(borderWaits.crossing, crossing));

export const findUsualIn = (db: Executor, slots: number[]): Promise<Usual[]> =>
  findUsual(db, inArray(borderWaits.slot, slots));
