import { ANSWERED_APPEAL } from '@hanca/common/contract/appeals.ts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { countRows } from '../../db/rows.ts';
import { strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { strikeCount } from '../users/strikes.ts';

const columns = {
  id: strikes.id,
  title: strikes.title,
  measure: strikes.measure,
  suspended: strikes.suspended,
  until: strikes.until,
  reason: strikes.reason,
  createdAt: strikes.createdAt,
  appeal: strikes.appeal,
  appealedAt: strikes.appealedAt,
  answer: strikes.answer,
  answeredAt: strikes.answeredAt,
  lifted: strikes.lifted,
};

const staff = alias(users, 'staff');

const ofAppeals = {
  ...columns,
  anonymous: strikes.anonymous,
  feature: strikes.feature,
  recordId: strikes.recordId,
  userId: strikes.userId,
  userName: users.name,
  strikeCount,
  settledByName: sql<string>`coalesce(${staff.name}, '')`,
};

export type DecisionRow = Awaited<ReturnType<typeof findOwnDecisions>>[number];
export type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;

/** What staff decided against a member, newest first. */
export const findOwnDecisions = (db: Executor, userId: number, { skip = 0, limit = 20 }: Paging<'id'>) =>
  db
    .select(columns)
    .from(strikes)
    .where(eq(strikes.userId, userId))
    .orderBy(desc(strikes.id))
    .limit(limit)
    .offset(skip);

export const countOwnDecisions = (db: Executor, userId: number): Promise<number> =>
  countRows(db, strikes, eq(strikes.userId, userId));

/** A decision of which nothing changes until the transaction ends; null for none. */
export const lockStrike = async (tx: Executor, id: number) => {
  const [row] = await tx.select().from(strikes).where(eq(strikes.id, id)).for('update');
  return row ?? null;
};

/** In: `now()` for moments. */
export const updateStrike = async (
  tx: Executor,
  id: number,
  values: { appeal: string } | { answer: string; lifted: boolean },
): Promise<void> => {
  const at = 'appeal' in values ? { appealedAt: sql`now()` } : { answeredAt: sql`now()` };
  await tx
    .update(strikes)
    .set({ ...values, ...at })
    .where(eq(strikes.id, id));
};

const appealed = ({ status = -1 }: { status?: number | undefined }) => {
  const answered = status === ANSWERED_APPEAL ? isNotNull(strikes.answeredAt) : isNull(strikes.answeredAt);
  return and(isNotNull(strikes.appealedAt), status < 0 ? undefined : answered);
};

const selectAppeals = (db: Executor) =>
  db
    .select(ofAppeals)
    .from(strikes)
    .innerJoin(users, eq(users.id, strikes.userId))
    .leftJoin(staff, eq(staff.id, strikes.settledBy));

/** Appeals in the order in which they came. */
export const findAppeals = (
  db: Executor,
  { skip = 0, limit = 10, ...query }: Paging<'id'> & { status?: number | undefined },
) => {
  const way = direction(query, 'ASC');
  return selectAppeals(db)
    .where(appealed(query))
    .orderBy(way(strikes.appealedAt), way(strikes.id))
    .limit(limit)
    .offset(skip);
};

export const countAppeals = (db: Executor, query: { status?: number | undefined }): Promise<number> =>
  countRows(db, strikes, appealed(query));

/** One appeal by the id of its decision; null for a decision that nobody said anything against. */
export const findAppeal = async (db: Executor, id: number) => {
  const [row] = await selectAppeals(db).where(and(eq(strikes.id, id), isNotNull(strikes.appealedAt)));
  return row ?? null;
};
