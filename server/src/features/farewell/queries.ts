import { LEAVING_DAYS } from '@hanca/common/leaving.ts';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/schema/users.ts';
import { holdAccount } from '../account/ways-in.ts';

/** Says when an account is to be deleted. Out: when; null where that was said before. */
export const setLeaving = async (db: Executor, userId: number): Promise<Date | null> => {
  const [row] = await db
    .update(users)
    .set({ deleteAt: sql`now() + ${LEAVING_DAYS} * interval '1 day'` })
    .where(and(eq(users.id, userId), isNull(users.deleteAt)))
    .returning({ deleteAt: users.deleteAt });
  return row?.deleteAt ?? null;
};

/** Takes that back while there is time, in a transaction. Out: whether there was. */
export const setStaying = async (tx: Executor, userId: number): Promise<boolean> => {
  await holdAccount(tx, userId);
  const rows = await tx
    .update(users)
    .set({ deleteAt: null })
    // The time now, and not when the transaction began: a removal may have begun since.
    .where(and(eq(users.id, userId), gt(users.deleteAt, sql`clock_timestamp()`)))
    .returning({ id: users.id });
  return rows.length > 0;
};

/** Whether the time of an account is over, once whoever is taking that back has done so: from then on nobody can. */
export const isOverdue = async (db: Executor, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deleteAt, sql`clock_timestamp()`)))
    .for('no key update');
  return rows.length > 0;
};

/** Accounts whose time is over, the first first. */
export const findOverdue = async (db: Executor, most: number): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAt, sql`now()`))
    .orderBy(users.deleteAt)
    .limit(most);
  return rows.map(({ id }) => id);
};
