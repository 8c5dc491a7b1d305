import { setImmediate as nextTurn } from 'node:timers/promises';
import { storedPathsIn } from '@hanca/common/stored-paths.ts';
import { and, asc, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { images } from '../../db/schema/images.ts';
import { pictureHolders, textOf } from './holders.ts';

/** Pictures, and records that may show some, in one statement: each stays far within its time. */
const PICTURES_AT_ONCE = 300;
const RECORDS_AT_ONCE = 100;

/** No write lasts so long: what is committed later than this after a moment has that moment before its `updated_at`. */
const LONGEST_WRITE_MS = 10 * 60_000;

/** The stored paths in the texts of records changed since then, or of all. */
const findPathsInTexts = async (db: Executor, since?: Date): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const holder of pictureHolders) {
    const { table, changedAt } = holder;
    const text = textOf(holder);
    for (let after = 0, n = RECORDS_AT_ONCE; n === RECORDS_AT_ONCE; ) {
      const rows = await db
        .select({
          id: sql<number>`${table.id}`,
          // What has none at all is not worth its way here.
          text: sql<string>`case when position('/images/' in ${text}) > 0 then ${text} else '' end`,
        })
        .from(table)
        .where(and(gt(table.id, after), since && gte(changedAt, since)))
        .orderBy(asc(table.id))
        .limit(RECORDS_AT_ONCE);
      for (const row of rows) for (const path of storedPathsIn(row.text)) found.add(path);
      n = rows.length;
      after = rows.at(-1)?.id ?? after;
      await nextTurn();
    }
  }
  return found;
};

/** Stored before then, by their paths. */
const findOld = async (db: Executor, { before, after }: { before: Date; after: string }) => {
  const rows = await db
    .select({ path: images.path })
    .from(images)
    .where(and(lt(images.createdAt, before), gt(images.path, after)))
    .orderBy(asc(images.path))
    .limit(PICTURES_AT_ONCE);
  return rows.map(({ path }) => path);
};

/** Removes the rows of those of the pictures that still nothing refers to. Out: how many. */
const removeUnused = (
  db: Executor,
  paths: string[],
  { before, since }: { before: Date; since: Date },
): Promise<number> =>
  db.transaction(async (tx) => {
    // Locked first and looked at again afterwards: a post that took one meanwhile holds a share lock on its row.
    const locked = await tx
      .select({ path: images.path })
      .from(images)
      .where(and(inArray(images.path, paths), lt(images.createdAt, before)))
      .for('update', { skipLocked: true });
    const inTexts = await findPathsInTexts(tx, since);
    const unused = locked.map(({ path }) => path).filter((path) => !inTexts.has(path));
    if (unused.length > 0) await tx.delete(images).where(inArray(images.path, unused));
    return unused.length;
  });

/**
 * Removes the rows of pictures stored before then that nothing refers to; their files are left to ImageStore.sweep. Records
 * are read once, and once more what was changed meanwhile. Out: how many rows.
 */
export const removeUnreferenced = async (db: Executor, before: Date): Promise<number> => {
  const since = new Date(Date.now() - LONGEST_WRITE_MS);
  const inTexts = await findPathsInTexts(db);
  let removed = 0;
  for (let after = '', n = PICTURES_AT_ONCE; n === PICTURES_AT_ONCE; ) {
    const paths = await findOld(db, { before, after });
    const unused = paths.filter((path) => !inTexts.has(path));
    if (unused.length > 0) removed += await removeUnused(db, unused, { before, since });
    n = paths.length;
    after = paths.at(-1) ?? after;
    await nextTurn();
  }
  return removed;
};
