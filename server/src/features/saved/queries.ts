import { and, count, eq, not, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { orderOf, type Paging } from '../../db/paging.ts';
import { prepared } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { realties } from '../../db/schema/realties.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { users } from '../../db/schema/users.ts';
import { selectSummaries } from '../realties/queries.ts';

const ofMember = (userId: number) => eq(savedRealties.userId, userId);
const sortColumns = { id: savedRealties.realtyId, savedDate: savedRealties.createdAt };
const savedListing = eq(savedRealties.realtyId, realties.id);

/** What a member has saved and can be seen, last saved first. */
export const findSaved = (db: Executor, userId: number, query: Paging<'savedDate'>) => {
  const { skip = 0, limit = 15, order } = query;
  return selectSummaries(db)
    .innerJoin(savedRealties, savedListing)
    .where(and(ofMember(userId), realties.visible))
    .orderBy(...orderOf({ sort: 'savedDate', order }, sortColumns))
    .limit(limit)
    .offset(skip);
};

/** How many of the listings that a member has saved can be seen. */
export const countSaved = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(savedRealties)
    .innerJoin(realties, savedListing)
    .where(and(ofMember(userId), realties.visible));
  return row?.n ?? 0;
};

/** How many a member has saved, whether they can be seen now or not. */
export const countAllSaved = (db: Executor, userId: number): Promise<number> =>
  countRows(db, savedRealties, ofMember(userId));

/** Takes out what was saved first of what cannot be seen. Out: whether there was such a listing. */
export const dropUnseen = async (db: Executor, userId: number): Promise<boolean> => {
  const first = db
    .select({ id: savedRealties.realtyId })
    .from(savedRealties)
    .innerJoin(realties, savedListing)
    .where(and(ofMember(userId), not(realties.visible)))
    .orderBy(savedRealties.createdAt, savedRealties.realtyId)
    .limit(1);
  const rows = await db
    .delete(savedRealties)
    .where(and(ofMember(userId), sql`${savedRealties.realtyId} = (${first})`))
    .returning({ id: savedRealties.realtyId });
  return rows.length > 0;
};

/** All that a member has saved, whether it can be seen now or not. */
export const findSavedIds = async (db: Executor, userId: number): Promise<number[]> => {
  const rows = await prepared(db, 'saved.ids', (name) =>
    db
      .select({ id: savedRealties.realtyId })
      .from(savedRealties)
      .where(eq(savedRealties.userId, sql.placeholder('userId')))
      .orderBy(savedRealties.realtyId)
      .prepare(name),
  ).execute({ userId });
  return rows.map(({ id }) => id);
};

/** Out: whether it is new. */
export const insertSaved = async (db: Executor, userId: number, realtyId: number): Promise<boolean> => {
  const rows = await db
    .insert(savedRealties)
    .values({ userId, realtyId })
    .onConflictDoNothing()
    .returning({ id: savedRealties.realtyId });
  return rows.length > 0;
};

export const deleteSaved = async (db: Executor, userId: number, realtyId: number): Promise<void> => {
  await db.delete(savedRealties).where(and(ofMember(userId), eq(savedRealties.realtyId, realtyId)));
};

/** Makes what one member saves happen one after the other until the transaction ends. */
export const lockMember = async (db: Executor, userId: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};
