import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { HOSTED_MAX, MARK_DAYS, type RequestStatus } from '@hanca/common/golf-joins.ts';
import { GOLF_JOIN_DAYS } from '@hanca/common/retention.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { forRegion } from '../../db/for-region.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { countRows } from '../../db/rows.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { golfJoins, golfRequests } from '../../db/schema/golf-joins.ts';
import { users } from '../../db/schema/users.ts';

export type JoinRow = NonNullable<Awaited<ReturnType<typeof findJoin>>>;
export type LockedJoin = typeof golfJoins.$inferSelect;
export type RequestRow = typeof golfRequests.$inferSelect;

/** The site narrows rounds by place and day: were there more, those furthest ahead would be missing of every place. */
const UPCOMING_MAX = 1000;
const MINE_MAX = 100;

const select = (db: Executor) =>
  db
    .select({
      id: golfJoins.id,
      userId: golfJoins.userId,
      userName: users.name,
      courseId: golfJoins.courseId,
      title: golfCourses.title,
      regionId: golfCourses.regionId,
      teeDate: golfJoins.teeDate,
      closesDate: golfJoins.closesDate,
      seats: golfJoins.seats,
      taken: golfJoins.taken,
      greenFee: golfJoins.greenFee,
      handicapMin: golfJoins.handicapMin,
      handicapMax: golfJoins.handicapMax,
      pace: golfJoins.pace,
      note: golfJoins.note,
      contact: golfJoins.contact,
      cancelledAt: golfJoins.cancelledAt,
      hiddenReason: golfJoins.hiddenReason,
      createdAt: golfJoins.createdAt,
      updatedAt: golfJoins.updatedAt,
    })
    .from(golfJoins)
    .innerJoin(users, eq(users.id, golfJoins.userId))
    .innerJoin(golfCourses, eq(golfCourses.id, golfJoins.courseId));

const isAhead = gt(golfJoins.teeDate, sql`now()`);
const isOn = and(isAhead, isNull(golfJoins.cancelledAt));
const isShown = and(isOn, isNull(golfJoins.hiddenReason));

/** Rounds to come, the next one first. */
export const findUpcoming = (db: Executor) =>
  select(db).where(isShown).orderBy(asc(golfJoins.teeDate), asc(golfJoins.id)).limit(UPCOMING_MAX);

export const findJoin = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(golfJoins.id, id));
  return row ?? null;
};

/** Rounds by their ids, of which some may not be there any more. */
export const findJoinsById = async (db: Executor, ids: readonly number[]): Promise<Map<number, JoinRow>> => {
  const rows = ids.length > 0 ? await select(db).where(inArray(golfJoins.id, [...new Set(ids)])) : [];
  return new Map(rows.map((row) => [row.id, row]));
};

interface JoinQuery {
  id?: number | undefined;
  regionId?: string | undefined;
}
const where = ({ id, regionId }: JoinQuery) =>
  and(
    id === undefined ? undefined : eq(golfJoins.id, id),
    regionId && regionId !== ALL_REGIONS ? forRegion(golfCourses.regionId, regionId) : undefined,
  );

export const findJoins = (
  db: Executor,
  { skip = 0, limit = 10, ...query }: JoinQuery & Paging<'id' | 'teeDate'>,
) => {
  const way = direction(query, 'DESC');
  return select(db)
    .where(where(query))
    .orderBy(...(query.sort === 'id' ? [] : [way(golfJoins.teeDate)]), way(golfJoins.id))
    .limit(limit)
    .offset(skip);
};

export const countJoins = async (db: Executor, query: JoinQuery): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(golfJoins)
    .innerJoin(golfCourses, eq(golfCourses.id, golfJoins.courseId))
    .where(where(query));
  return row?.n ?? 0;
};

/** A round, locked against what others do with it until the transaction ends; null where there is none. */
export const lockJoin = async (tx: Executor, id: number): Promise<LockedJoin | null> => {
  const [row] = await tx.select().from(golfJoins).where(eq(golfJoins.id, id)).for('update');
  return row ?? null;
};

export const insertJoin = async (tx: Executor, values: typeof golfJoins.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(golfJoins).values(values).returning({ id: golfJoins.id });
  if (!row) throw new Error('no row of a round');
  return row.id;
};

type Change = Partial<Record<'taken' | 'cancelledAt', SQL>> & {
  contact?: string;
  hiddenReason?: string | null;
};

/** In: `now()` for moments. */
export const updateJoin = async (tx: Executor, id: number, values: Change): Promise<void> => {
  await tx
    .update(golfJoins)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(golfJoins.id, id));
};

/** One more or one less who is accepted into a round that is locked. */
export const changeTaken = (tx: Executor, id: number, change: 1 | -1): Promise<void> =>
  updateJoin(tx, id, { taken: sql`${golfJoins.taken} + ${change}` });

/** Whether a member has as many rounds to come as they may, but for those that staff have hidden; their account is held. */
export const hostsEnough = async (tx: Executor, userId: number): Promise<boolean> =>
  (await countRows(tx, golfJoins, and(eq(golfJoins.userId, userId), isShown))) >= HOSTED_MAX;

const requestOf = (joinId: number, userId: number) =>
  and(eq(golfRequests.joinId, joinId), eq(golfRequests.userId, userId));

export const findRequest = async (
  db: Executor,
  joinId: number,
  userId: number,
): Promise<RequestRow | null> => {
  const [row] = await db.select().from(golfRequests).where(requestOf(joinId, userId));
  return row ?? null;
};

/** All who asked, the first one first. */
export const findRequests = (db: Executor, joinId: number) =>
  db
    .select({ request: golfRequests, name: users.name })
    .from(golfRequests)
    .innerJoin(users, eq(users.id, golfRequests.userId))
    .where(eq(golfRequests.joinId, joinId))
    .orderBy(asc(golfRequests.createdAt), asc(golfRequests.userId));

/** Stores a request, in place of one that the same member took back. */
export const putRequest = async (
  tx: Executor,
  request: { joinId: number; userId: number; note: string },
): Promise<void> => {
  const { note } = request;
  await tx
    .insert(golfRequests)
    .values({ ...request, status: 'asked' })
    .onConflictDoUpdate({
      target: [golfRequests.joinId, golfRequests.userId],
      set: { note, status: 'asked', changedAt: sql`now()` },
    });
};

/** Changes what has become of a request; who is accepted had a seat from now on. */
export const setStatus = async (
  tx: Executor,
  { joinId, userId }: Pick<RequestRow, 'joinId' | 'userId'>,
  status: RequestStatus,
): Promise<void> => {
  await tx
    .update(golfRequests)
    .set({ status, changedAt: sql`now()`, ...(status === 'accepted' && { acceptedAt: sql`now()` }) })
    .where(requestOf(joinId, userId));
};

/** In: whose word it is that somebody did not come. */
export const setMarked = async (
  tx: Executor,
  { joinId, userId }: Pick<RequestRow, 'joinId' | 'userId'>,
  which: 'markedAt' | 'markedHostAt',
): Promise<void> => {
  await tx
    .update(golfRequests)
    .set({ [which]: sql`now()` })
    .where(requestOf(joinId, userId));
};

/** Who waits for an answer to a round or is accepted, by id. */
export const findConcerned = async (tx: Executor, joinId: number): Promise<number[]> => {
  const rows = await tx
    .select({ userId: golfRequests.userId })
    .from(golfRequests)
    .where(and(eq(golfRequests.joinId, joinId), inArray(golfRequests.status, ['asked', 'accepted'])))
    .orderBy(asc(golfRequests.userId));
  return rows.map(({ userId }) => userId);
};

const waiting = sql<number>`(select count(*)::int from ${golfRequests} where ${golfRequests.joinId} = ${golfJoins.id}
  and ${golfRequests.status} = 'asked' and ${isShown})`;

/** Rounds that a member hosts, the last one first, each with how many wait for an answer. */
export const findHosted = async (db: Executor, userId: number) => {
  const rows = await select(db)
    .where(eq(golfJoins.userId, userId))
    .orderBy(desc(golfJoins.teeDate), desc(golfJoins.id))
    .limit(MINE_MAX);
  const counts = await db
    .select({ id: golfJoins.id, waiting })
    .from(golfJoins)
    .where(and(eq(golfJoins.userId, userId), isShown));
  const waitingOf = new Map(counts.map((row) => [row.id, row.waiting]));
  return rows.map((row) => ({ row, status: null, waiting: waitingOf.get(row.id) ?? 0 }));
};

/** Rounds that a member asked to join, the last one first. */
export const findAsked = async (db: Executor, userId: number) => {
  const requests = await db
    .select({ id: golfRequests.joinId, status: golfRequests.status })
    .from(golfRequests)
    .innerJoin(golfJoins, eq(golfJoins.id, golfRequests.joinId))
    .where(eq(golfRequests.userId, userId))
    .orderBy(desc(golfJoins.teeDate))
    .limit(MINE_MAX);
  const ids = requests.map(({ id }) => id);
  const rows = ids.length > 0 ? await select(db).where(inArray(golfJoins.id, ids)) : [];
  const statusOf = new Map(requests.map(({ id, status }) => [id, status]));
  return rows.flatMap((row) => {
    const status = statusOf.get(row.id);
    return status ? [{ row, status, waiting: 0 }] : [];
  });
};

/** Rounds that a member hosts or is accepted into, the last one first, also such as were cancelled or hidden. */
export const findPlayed = (db: Executor, userId: number): Promise<JoinRow[]> => {
  const accepted = db
    .select({ id: golfRequests.joinId })
    .from(golfRequests)
    .where(and(eq(golfRequests.userId, userId), eq(golfRequests.status, 'accepted')));
  return select(db)
    .where(or(eq(golfJoins.userId, userId), inArray(golfJoins.id, accepted)))
    .orderBy(desc(golfJoins.teeDate), desc(golfJoins.id))
    .limit(MINE_MAX);
};

/** Rounds to come that a member hosts, and those that they asked to join, but for those that staff have hidden. */
export const countOwnJoins = async (db: Executor, userId: number): Promise<number> =>
  (await countRows(db, golfJoins, and(eq(golfJoins.userId, userId), isShown))) +
  (await countRows(
    db,
    golfRequests,
    and(
      eq(golfRequests.userId, userId),
      inArray(golfRequests.status, ['asked', 'accepted']),
      inArray(golfRequests.joinId, db.select({ id: golfJoins.id }).from(golfJoins).where(isShown)),
    ),
  ));

/** The rounds ahead of a member that they host, are accepted into or asked for: their ids in order. */
export const findAhead = async (tx: Executor, userId: number): Promise<number[]> => {
  const asked = tx
    .select({ id: golfRequests.joinId })
    .from(golfRequests)
    .where(and(eq(golfRequests.userId, userId), inArray(golfRequests.status, ['asked', 'accepted'])));
  const rows = await tx
    .select({ id: golfJoins.id })
    .from(golfJoins)
    .where(and(isOn, or(eq(golfJoins.userId, userId), inArray(golfJoins.id, asked))))
    .orderBy(asc(golfJoins.id));
  return rows.map(({ id }) => id);
};

/** Removes what a member asked; of rounds to come their seats are free again. Of others it stays true that somebody had a seat. */
export const deleteRequestsOf = (tx: Executor, userId: number) =>
  tx.execute(sql`
    WITH gone AS (DELETE FROM golf_requests WHERE user_id = ${userId} RETURNING join_id, status)
    UPDATE golf_joins SET taken = taken - 1
    WHERE id IN (SELECT join_id FROM gone WHERE status = 'accepted') AND cancelled_at IS NULL AND tee_at > now()`);

export const deleteOldJoins = (db: Executor) =>
  db
    .delete(golfJoins)
    .where(lt(golfJoins.teeDate, sql`now() - make_interval(days => ${sql.raw(String(GOLF_JOIN_DAYS))})`));

/** Announces rounds that closed, began or can be read no more since a moment, as the triggers announce changes of their rows. */
export const announceStates = async (db: Executor, since: Date): Promise<void> => {
  // The column stands alone, so that its index can be used.
  const passed = (moment: AnyPgColumn, ago: SQL = sql`interval '0'`) =>
    sql`(${moment} > ${since.toISOString()}::timestamptz - ${ago} and ${moment} <= now() - ${ago})`;
  const { closesDate, teeDate } = golfJoins;
  await db
    .select({ announced: sql`pg_notify(${CHANNEL}, 'golf_joins,golf_joins:' || ${golfJoins.id})` })
    .from(golfJoins)
    .where(
      or(
        passed(closesDate),
        passed(teeDate),
        passed(teeDate, sql`make_interval(days => ${sql.raw(String(MARK_DAYS))})`),
      ),
    );
};
