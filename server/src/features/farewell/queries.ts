import { LEAVING_DAYS } from '@hanca/common/leaving.ts';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/schema/users.ts';

/** Says when an account is to be deleted. Out: when; null where that was said before. */
export const setLeaving = async (db: Executor, userId: number): Promise<Date | null> => {
  const [row] = await db
    .update(users)
    .set({ deleteAt: sql`now() + ${LEAVING_DAYS} * interval '1 day'` })
    .where(and(eq(users.id, userId), isNull(users.deleteAt)))
    .returning({ deleteAt: users.deleteAt });
  return row?.deleteAt ?? null;
};

/** Takes that back while there is time. Out: whether there was. */
export const setStaying = async (db: Executor, userId: number): Promise<boolean> => {
  const rows = await db
    .update(users)
    .set({ deleteAt: null })
    .where(and(eq(users.id, userId), gt(users.deleteAt, sql`now()`)))
    .returning({ id: users.id });
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
