import type { Tag } from '@hanca/common/endpoint.ts';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/executor.ts';
import type { ReadServices } from '../../http/cached-read.ts';
import { withWholes } from '../../http/versions.ts';
import { holds, pictureHolders } from './holders.ts';

/** Paths of one statement. */
const AT_ONCE = 100;
/** Answers in memory, some 300 bytes each. */
const REMEMBERED = 50_000;

const visibleHolders = pictureHolders.flatMap((holder) =>
  holder.visible ? [{ holder, visible: holder.visible }] : [],
);

/** A change in any of these tables can make a picture visible. */
const ALL_KINDS: readonly Tag[] = visibleHolders.map(({ holder }) => getTableName(holder.table));

/** The tag of a visible record that shows a picture; null where there is none. */
const tagOf = (path: SQL): SQL =>
  sql`coalesce(${sql.join(
    visibleHolders.map(
      ({ holder, visible }) =>
        // array_agg, not a limit of one: with a limit the planner walks the table instead of the index.
        sql`(select ${`${getTableName(holder.table)}:`}::text || (array_agg(${holder.table.id}))[1]
          from ${holder.table} where ${visible} and ${holds(holder, path)})`,
    ),
    sql`, `,
  )})`;

/** For each of the pictures that something visible shows, by its stored path, the tag of such a record. */
export const findShown = async (db: Executor, paths: readonly string[]): Promise<Map<string, Tag>> => {
  if (paths.length === 0) return new Map();
  const { rows } = await db.execute<{ path: string; tag: string | null }>(
    sql`select path, ${tagOf(sql`wanted.path`)} as tag from unnest(${sql.param(paths)}::text[]) as wanted(path)`,
  );
  return new Map(rows.flatMap(({ path, tag }) => (tag === null ? [] : [[path, tag]])));
};

/**
 * Tells whether something visible shows a picture. An answer is remembered until the record that shows the picture changes, or,
 * where there is none, any record that could. What is not known is looked up for all that wait at once, by one statement at a time.
 * @returns a function of the stored path, which throws what the database throws
 */
export const createShown = ({ db, cache: { versions } }: ReadServices) => {
  const known = new LRUCache<string, { isShown: boolean; tags: readonly Tag[]; moment: number }>({
    max: REMEMBERED,
  });
  const waiting = new Map<string, PromiseWithResolvers<boolean>>();
  let isLookingUp = false;

  const lookUp = async (paths: string[]) => {
    const { moment } = versions;
    const shown = await findShown(db, paths);
    return (path: string): boolean => {
      const tag = shown.get(path);
      const isShown = tag !== undefined;
      known.set(path, { isShown, tags: withWholes(isShown ? [tag] : ALL_KINDS), moment });
      return isShown;
    };
  };

  const lookUpWaiting = async () => {
    while (waiting.size > 0) {
      // Who comes meanwhile waits for the next one, which sees what has changed until then.
      const batch = [...waiting].slice(0, AT_ONCE);
      for (const [path] of batch) waiting.delete(path);
      try {
        const isShown = await lookUp(batch.map(([path]) => path));
        for (const [path, { resolve }] of batch) resolve(isShown(path));
      } catch (error) {
        for (const [, { reject }] of batch) reject(error);
      }
    }
    isLookingUp = false;
  };

  return (path: string): boolean | Promise<boolean> => {
    const before = known.get(path);
    if (before && versions.holds(before.tags, before.moment)) return before.isShown;
    const asked = waiting.get(path) ?? Promise.withResolvers<boolean>();
    waiting.set(path, asked);
    if (!isLookingUp) {
      isLookingUp = true;
      void lookUpWaiting();
    }
    return asked.promise;
  };
};
