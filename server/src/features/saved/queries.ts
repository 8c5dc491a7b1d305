import { and, asc, count, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { users } from '../../db/schema/accounts.ts';
import { realties, savedRealties } from '../../db/schema/realties.ts';
import { selectSummaries } from '../realties/queries.ts';

const ofMember = (userId: number) => eq(savedRealties.userId, userId);
const savedListing = eq(savedRealties.realtyId, realties.id);

/** What a member has saved and can be seen, last saved first. */
export const findSaved = (db: Executor, userId: number, query: Paging<'savedDate'>) => {
  const { skip = 0, limit = 15 } = query;
  const towards = direction(query, 'DESC');
  return selectSummaries(db)
    .innerJoin(savedRealties, savedListing)
    .where(and(ofMember(userId), realties.visible))
    .orderBy(towards(savedRealties.createdAt), asc(savedRealties.realtyId))
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

/** All that a member has saved, whether it can be seen now or not. */
export const findSavedIds = async (db: Executor, userId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: savedRealties.realtyId })
    .from(savedRealties)
    .where(ofMember(userId))
    .orderBy(savedRealties.realtyId);
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
