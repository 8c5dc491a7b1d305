import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { businesses, coupons } from '../../db/schema/coupons.ts';
import { images } from '../../db/schema/images.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';

export type ImageRow = typeof images.$inferInsert;

/** Records stored pictures; the time of grace of one that its owner had stored before begins anew. */
export const insertImages = async (db: Executor, rows: ImageRow[]): Promise<void> => {
  // In one order, so that two uploads of the same pictures do not wait for each other.
  const once = [...new Map(rows.map((row) => [row.path, row])).values()].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  await db
    .insert(images)
    .values(once)
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
  const missing = new Set(await findMissingImages(db, paths));
  return new Set(paths.filter((path) => !missing.has(path)));
};

/** How many pictures a user has stored in the last 24 hours. */
export const countRecentImages = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(images)
    .where(and(eq(images.userId, userId), gt(images.createdAt, sql`now() - interval '1 day'`)));
  return row?.n ?? 0;
};

const referenced = sql`exists (
  select from ${posts} where ${posts.images} @> array[${images.path}] or ${posts.thumbnail} = ${images.path}
    or position(${images.path} in ${posts.content}) > 0)
  or exists (select from ${realties} where ${realties.images} @> array[${images.path}])
  or exists (select from ${coupons} where ${coupons.thumbnail} = ${images.path}
    or position(${images.path} in ${coupons.images}) > 0)
  or exists (select from ${businesses} where position(${images.path} in ${businesses.images}) > 0)`;

/** Takes the rows of pictures older than `before` that nothing refers to. Out: their paths, whose files can go. */
export const takeUnreferenced = async (db: Executor, before: Date, limit = 100): Promise<string[]> =>
  db.transaction(async (tx) => {
    // Locked first and looked at again afterwards: a post that took one meanwhile holds a share lock on its row.
    const locked = await tx
      .select({ path: images.path })
      .from(images)
      .where(and(lt(images.createdAt, before), sql`not (${referenced})`))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (locked.length === 0) return [];
    const rows = await tx
      .delete(images)
      .where(
        and(
          inArray(
            images.path,
            locked.map((row) => row.path),
          ),
          sql`not (${referenced})`,
        ),
      )
      .returning({ path: images.path });
    return rows.map((row) => row.path);
  });
