import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { calendarAddresses } from '../../db/schema/calendars.ts';
import { users } from '../../db/schema/users.ts';
import { hashToken } from '../account/tokens.ts';

export const findAddress = async (db: Executor, userId: number) => {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  return row ?? null;
};

/** Stores the address of a member's calendar in the place of the one before. */
export const putAddress = async (db: Executor, userId: number, token: string): Promise<void> => {
  const set = { hash: hashToken(token), readAt: null, createdAt: sql`now()` };
  await db
    .insert(calendarAddresses)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set });
};

export const deleteAddress = async (db: Executor, userId: number): Promise<void> => {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
};

/** Whose calendar a secret is of; null for nobody's, and for members who are suspended or leaving. */
export const findOwner = async (db: Executor, token: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: users.id })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(
      and(eq(calendarAddresses.hash, hashToken(token)), eq(users.suspended, false), isNull(users.deleteAt)),
    );
  return row?.id ?? null;
};

/** Notes that a calendar has read it, once an hour: calendars of many members read every few minutes. */
export const noteRead = async (db: Executor, userId: number): Promise<void> => {
  const { readAt } = calendarAddresses;
  await db
    .update(calendarAddresses)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(calendarAddresses.userId, userId),
        or(isNull(readAt), lt(readAt, sql`now() - interval '1 hour'`)),
      ),
    );
};
