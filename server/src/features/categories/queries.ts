import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { categories } from '../../db/schema.ts';
import { categorySeed } from './seed.ts';

const columns = {
  id: categories.id,
  value: categories.value,
  title: categories.title,
  pid: categories.pid,
};

const where = ({ pid }: { pid?: number | undefined }) =>
  and(pid === undefined ? undefined : eq(categories.pid, pid));

export const findAllCategories = (db: Executor) =>
  db.select(columns).from(categories).orderBy(asc(categories.pid), asc(categories.value));

export const findCategories = (
  db: Executor,
  query: Paging<'value' | 'id' | 'title'> & { pid?: number | undefined },
) =>
  db
    .select(columns)
    .from(categories)
    .where(where(query))
    .orderBy(direction(query, 'ASC')(categories[query.sort ?? 'value']), asc(categories.id))
    .offset(query.skip ?? 0)
    .limit(query.limit ?? 10);

export const countCategories = async (db: Executor, query: { pid?: number | undefined }): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(categories).where(where(query));
  return row?.n ?? 0;
};

/** Whether a post type has a category of this value in its own list; 0 means none and is always right. */
export const categoryExists = async (
  db: Executor,
  postTypeCategory: number,
  value: number,
): Promise<boolean> => {
  if (value === 0) return true;
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.pid, postTypeCategory), eq(categories.value, value)));
  return rows.length > 0;
};

/** The category row of a post type, or null. */
export const findPostType = async (db: Executor, value: number) => {
  const [row] = await db
    .select(columns)
    .from(categories)
    .where(and(eq(categories.pid, POST_TYPES_PID), eq(categories.value, value)));
  return row ?? null;
};

/** Writes the first categories into an empty table; staff own them afterwards. */
export const seedCategories = async (db: Executor): Promise<void> => {
  const [row] = await db.select({ n: count() }).from(categories);
  if (row?.n === 0)
    await db
      .insert(categories)
      .values([...categorySeed])
      .onConflictDoNothing();
};
