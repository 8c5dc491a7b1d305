import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { HOME_TYPES_PID, TRANSACTION_TYPES_PID } from '@hanca/common/realties.ts';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { hasRows } from '../../db/rows.ts';
import { categories } from '../../db/schema/categories.ts';
import { headlines } from '../../db/schema/headlines.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { cachedRead } from '../../http/cached-read.ts';
import { categorySeed, rootOf } from './seed.ts';

const columns = {
  id: categories.id,
  value: categories.value,
  title: categories.title,
  pid: categories.pid,
  openToMembers: categories.openToMembers,
};

export const findAllCategories = (db: Executor) =>
  prepared(db, 'categories.all', (name) =>
    db.select(columns).from(categories).orderBy(asc(categories.pid), asc(categories.value)).prepare(name),
  ).execute();

/** The titles of home types and of kinds of transaction, by their values. */
export interface ListingTypes {
  homes: ReadonlyMap<number, string>;
  transactions: ReadonlyMap<number, string>;
}

export const findListingTypes = async (db: Executor): Promise<ListingTypes> => {
  const rows = await findAllCategories(db);
  const titlesUnder = (pid: number) =>
    new Map(rows.filter((row) => row.pid === pid).map(({ value, title }) => [value, title]));
  return { homes: titlesUnder(HOME_TYPES_PID), transactions: titlesUnder(TRANSACTION_TYPES_PID) };
};

/** The same from memory, until a category changes. */
export const readListingTypes = cachedRead(['categories'], findListingTypes);

/** The category row of a post type, or null. */
export const findPostType = async (db: Executor, value: number) => {
  const [row] = await db
    .select(columns)
    .from(categories)
    .where(and(eq(categories.pid, POST_TYPES_PID), eq(categories.value, value)));
  return row ?? null;
};

/** One category, or null. */
export const findCategory = async (db: Executor, id: number) => {
  const [row] = await db.select(columns).from(categories).where(eq(categories.id, id));
  return row ?? null;
};

/** Locks a category, and what is below it, until the transaction ends. Out: whether there is one. */
export const lockCategory = async (db: Executor, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('no key update');
  return rows.length > 0;
};

/** The id of the category with this value under a parent, or null. */
export const findSibling = async (db: Executor, pid: number, value: number): Promise<number | null> => {
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.pid, pid), eq(categories.value, value)));
  return row?.id ?? null;
};

/** What may be filed under a category: categories of its own, headlines, listings, posts. */
const usesOf = async (
  db: Executor,
  { id, pid, value }: { id: number; pid: number; value: number },
): Promise<[PgTable, SQL | undefined][]> => {
  const all: [PgTable, SQL | undefined][] = [
    [categories, eq(categories.pid, id)],
    [headlines, eq(headlines.mapType, id)],
  ];
  if (pid === HOME_TYPES_PID) return [...all, [realties, eq(realties.reType, value)]];
  if (pid === TRANSACTION_TYPES_PID) {
    return [...all, [realties, eq(realties.txType, value)], [posts, eq(posts.txType, value)]];
  }
  const parent = await findCategory(db, pid);
  if (parent?.pid !== POST_TYPES_PID) return all;
  return [...all, [posts, and(eq(posts.postType, parent.value), eq(posts.categoryId, value))]];
};

/** Whether anything is filed under a category. */
export const isCategoryUsed = async (
  db: Executor,
  category: { id: number; pid: number; value: number },
): Promise<boolean> => {
  for (const [table, where] of await usesOf(db, category)) if (await hasRows(db, table, where)) return true;
  return false;
};

/**
 * Writes the first categories: every root that is not there yet, with what it holds. What is there is left as staff
 * have made it, since roots cannot be deleted.
 */
export const seedCategories = async (db: Executor): Promise<void> => {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.pid, 0));
  const present = new Set(rows.map(({ id }) => id));
  const missing = categorySeed.filter((category) => !present.has(rootOf(category)));
  if (missing.length > 0) await db.insert(categories).values(missing).onConflictDoNothing();
};
