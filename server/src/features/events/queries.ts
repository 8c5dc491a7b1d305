import { and, asc, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { eventJoins, events } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';

/** As many as a member is shown of those they have joined. */
const MINE_MAX = 100;

/** An event, locked against changes and joins of others until the transaction ends; null where there is none. */
export const lockEvent = async (db: Executor, id: number) => {
  const [row] = await db.select().from(events).where(eq(events.id, id)).for('update');
  return row ?? null;
};

const joinOf = (eventId: number, userId: number) =>
  and(eq(eventJoins.eventId, eventId), eq(eventJoins.userId, userId));

const count = (db: Executor, which: SQL | undefined, change: 1 | -1) =>
  db
    .update(events)
    .set({ joined: sql`${events.joined} + ${change}` })
    .where(which);

/** Out: whether that is new. Of an event that is locked. */
export const insertJoin = async (db: Executor, eventId: number, userId: number): Promise<boolean> => {
  const rows = await db.insert(eventJoins).values({ eventId, userId }).onConflictDoNothing().returning();
  if (rows.length > 0) await count(db, eq(events.id, eventId), 1);
  return rows.length > 0;
};

/** Of an event that is locked. */
export const deleteJoin = async (db: Executor, eventId: number, userId: number): Promise<void> => {
  const rows = await db.delete(eventJoins).where(joinOf(eventId, userId)).returning();
  if (rows.length > 0) await count(db, eq(events.id, eventId), -1);
};

/** Gives back every seat that a member has, in a transaction. */
export const leaveEvents = async (tx: Executor, userId: number): Promise<void> => {
  const theirs = tx.select({ id: eventJoins.eventId }).from(eventJoins).where(eq(eventJoins.userId, userId));
  // In one order, so that nobody waits for somebody who waits for them; and before the rows, as joining does.
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, theirs))
    .orderBy(asc(events.id))
    .for('update');
  for (const { id } of rows) await deleteJoin(tx, id, userId);
};

/** Events that a member has joined, the last one first. */
export const findJoined = async (db: Executor, userId: number) => {
  const rows = await db
    .select({ event: events })
    .from(eventJoins)
    .innerJoin(events, eq(events.id, eventJoins.eventId))
    .where(eq(eventJoins.userId, userId))
    .orderBy(desc(events.startDate), desc(events.id))
    .limit(MINE_MAX);
  return rows.map(({ event }) => event);
};

export const findAttendees = (db: Executor, eventId: number, query: Paging<'joinedDate'>) =>
  db
    .select({ id: users.id, name: users.name, joinedAt: eventJoins.createdAt })
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.userId))
    .where(eq(eventJoins.eventId, eventId))
    .orderBy(direction(query, 'ASC')(eventJoins.createdAt), asc(eventJoins.userId))
    .offset(query.skip ?? 0)
    .limit(query.limit ?? 100);

/** One event, or null. */
export const findEvent = async (db: Executor, id: number) => {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row ?? null;
};

/** Announces events that closed, began or ended after `since`, as the triggers announce changes of their rows. */
export const announceStates = async (db: Executor, since: Date): Promise<void> => {
  const passed = (moment: typeof events.startDate | typeof events.deadline) =>
    and(gt(moment, since), lte(moment, sql`now()`));
  await db
    .select({ announced: sql`pg_notify(${CHANNEL}, 'events,events:' || ${events.id})` })
    .from(events)
    .where(or(passed(events.deadline), passed(events.startDate), passed(events.endDate)));
};
