import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/** Texts kept for a database: more than screens ask for, few enough that made-up queries fill nothing. */
const KEPT_MAX = 200;

const byExecutor = new WeakMap<Executor, Map<string, unknown>>();

/**
 * A query that is built once for a database and planned once for a connection: most of a short query's time is
 * spent on both. In: a name of its own for every text of the query, and how to build it (ending in `.prepare(name)`).
 * Beyond 200 texts a query is built and planned each time, as a query without a name is.
 */
export const prepared = <Q>(db: Executor, name: string, build: (name: string) => Q): Q => {
  let queries = byExecutor.get(db);
  if (!queries) {
    queries = new Map();
    byExecutor.set(db, queries);
  }
  const known = queries.get(name) as Q | undefined;
  if (known !== undefined) return known;
  if (queries.size >= KEPT_MAX) return build('');
  const built = build(name);
  queries.set(name, built);
  return built;
};

/** A number that stands in a query's text instead of beside it, so that the planner knows it. */
export const literal = (value: number) => sql.raw(String(Math.trunc(value))) as SQL & Placeholder;
