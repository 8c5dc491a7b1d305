import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { images } from '../../db/schema/images.ts';
import { holds, pictureHolders } from './holders.ts';

/** Records a stored picture; the time of grace of one that its owner had stored before begins anew. */
export const insertImage = async (db: Executor, row: typeof images.$inferInsert): Promise<void> => {
  await db
    .insert(images)
    .values(row)
    .onConflictDoUpdate({ target: images.path, set: { createdAt: sql`now()` } });
};

/** Who stored which of the pictures; those never stored are missing. Inside a transaction they stay until its end. */
export const findImageOwners = async (
  db: Executor,
  paths: readonly string[],
): Promise<Map<string, number | null>> => {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({ path: images.path, userId: images.userId })
    .from(images)
    .where(inArray(images.path, [...paths]))
    .for('share');
  return new Map(rows.map(({ path, userId }) => [path, userId]));
};

/** Those of the paths that were never stored. Inside a transaction the others stay until its end. */
export const findMissingImages = async (db: Executor, paths: readonly string[]): Promise<string[]> => {
  const stored = await findImageOwners(db, paths);
  return paths.filter((path) => !stored.has(path));
};

/** Those of the paths that have a row. */
export const findStoredImages = async (db: Executor, paths: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ path: images.path })
    .from(images)
    .where(inArray(images.path, [...paths]));
  return new Set(rows.map(({ path }) => path));
};

/** Those of the stored pictures that a member has uploaded or has in a record of their own, whatever its state. */
export const findOwnImages = async (
  db: Executor,
  paths: readonly string[],
  userId: number,
): Promise<Set<string>> => {
  const inOwnRecord = pictureHolders.flatMap((holder) =>
    holder.ownedBy
      ? [
          sql`exists (select from ${holder.table} where ${holder.ownedBy(userId)} and ${holds(holder, images.path)})`,
        ]
      : [],
  );
  const rows = await db
    .select({ path: images.path })
    .from(images)
    .where(and(inArray(images.path, [...paths]), or(eq(images.userId, userId), ...inOwnRecord)));
  return new Set(rows.map(({ path }) => path));
};
