import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
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

/** The state of a listing that cannot be seen, in which it has no price. */
const GONE = -1;
const shownPrice = sql<number | null>`case when ${realties.visible} then ${realties.price} end`;
const shownStatus = sql<number>`case when ${realties.visible} then ${realties.status} else ${sql.raw(String(GONE))} end`;

/** Whether a saved listing, joined with what there is of it, looks other than its member has seen it. */
const isNews = sql<boolean>`coalesce(${savedRealties.seenStatus} <> ${shownStatus}
  or ${savedRealties.seenPrice} <> ${shownPrice}, false)`;

const ownColumns = {
  id: savedRealties.realtyId,
  note: savedRealties.note,
  savedAt: savedRealties.createdAt,
  price: savedRealties.price,
  status: savedRealties.status,
  isNews,
};
export type SavedRow = Awaited<ReturnType<typeof findOwn>>[number];

/** What a member has saved and can be seen, last saved first. */
export const findSaved = (
  db: Executor,
  userId: number,
  query: Paging<'savedDate'> & { ids?: number[] | undefined },
) => {
  const { skip = 0, limit = 15, order, ids } = query;
  const isWanted = ids && inArray(savedRealties.realtyId, ids);
  return selectSummaries(db)
    .innerJoin(savedRealties, savedListing)
    .where(and(ofMember(userId), realties.visible, isWanted))
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

/** What is stored with some of the listings that a member has saved. */
export const findOwn = (db: Executor, userId: number, ids: readonly number[]) =>
  db
    .select(ownColumns)
    .from(savedRealties)
    .leftJoin(realties, savedListing)
    .where(and(ofMember(userId), inArray(savedRealties.realtyId, [...ids])));

const isGone = or(isNull(realties.id), eq(realties.visible, false));

/** The same of all that cannot be seen or is deleted, last saved first. */
export const findGone = (db: Executor, userId: number) =>
  db
    .select(ownColumns)
    .from(savedRealties)
    .leftJoin(realties, savedListing)
    .where(and(ofMember(userId), isGone))
    .orderBy(desc(savedRealties.createdAt), desc(savedRealties.realtyId));

/** How many of them have changed since their member looked at them. */
export const countNews = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(savedRealties)
    .leftJoin(realties, savedListing)
    .where(and(ofMember(userId), isNews));
  return row?.n ?? 0;
};

/** How many a member has saved, whether they can be seen now or not. */
export const countAllSaved = (db: Executor, userId: number): Promise<number> =>
  countRows(db, savedRealties, ofMember(userId));

/** Takes out what was saved first of what cannot be seen and has no note. Out: whether there was such a listing. */
export const dropGone = async (db: Executor, userId: number): Promise<boolean> => {
  const first = db
    .select({ id: savedRealties.realtyId })
    .from(savedRealties)
    .leftJoin(realties, savedListing)
    .where(and(ofMember(userId), isGone, eq(savedRealties.note, '')))
    .orderBy(savedRealties.createdAt, savedRealties.realtyId)
    .limit(1);
  const rows = await db
    .delete(savedRealties)
    .where(and(ofMember(userId), sql`${savedRealties.realtyId} = (${first})`))
    .returning({ id: savedRealties.realtyId });
  return rows.length > 0;
};

/** What everybody is shown of the listing of a row that is written; null where that is nothing. */
const shownNow = (column: typeof realties.price | typeof realties.status) =>
  sql`(select ${column} from ${realties} where ${savedListing} and ${realties.visible})`;

/** Stores how some listings look now as what their member has seen, and where it is not known as what they saved. */
export const setSeen = async (db: Executor, userId: number, ids: readonly number[]): Promise<void> => {
  const [price, status] = [shownNow(realties.price), shownNow(realties.status)];
  await db
    .update(savedRealties)
    .set({
      price: sql`coalesce(${savedRealties.price}, ${price})`,
      status: sql`coalesce(${savedRealties.status}, ${status})`,
      seenPrice: sql`coalesce(${price}, ${savedRealties.seenPrice})`,
      seenStatus: sql`coalesce(${status}, ${sql.raw(String(GONE))})`,
    })
    .where(and(ofMember(userId), inArray(savedRealties.realtyId, [...ids])));
};

/** Out: whether the member has saved that listing. */
export const setNote = async (
  db: Executor,
  userId: number,
  realtyId: number,
  note: string,
): Promise<boolean> => {
  const rows = await db
    .update(savedRealties)
    .set({ note })
    .where(and(ofMember(userId), eq(savedRealties.realtyId, realtyId)))
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

interface Saving {
  userId: number;
  realtyId: number;
  price: number;
  status: number;
}

/** Saves a listing as it is now. Out: whether it is new. */
export const insertSaved = async (db: Executor, saving: Saving): Promise<boolean> => {
  const { price, status } = saving;
  const rows = await db
    .insert(savedRealties)
    .values({ ...saving, seenPrice: price, seenStatus: status })
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
