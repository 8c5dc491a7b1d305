import { createHash } from 'node:crypto';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';
import type { Paging } from './paging.ts';

/** Texts kept for a database: more than screens ask for, few enough that made-up queries fill nothing. */
const KEPT_MAX = 200;

const byExecutor = new WeakMap<Executor, Map<string, unknown>>();

/** PostgreSQL tells names apart by their first 63 bytes. */
const NAME_MAX = 63;

const statementName = (name: string): string =>
  name.length <= NAME_MAX ? name : createHash('sha256').update(name).digest('base64url');

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
  const built = build(statementName(name));
  queries.set(name, built);
  return built;
};

interface Listed extends Paging<string> {
  /** Values by the names of their placeholders. */
  filters: Record<string, unknown>;
  /** What else tells two texts apart. */
  form?: string | undefined;
  /** A condition that many rows may meet or none: it is planned for its values, so the query is built anew. */
  search: SQL | undefined;
}

/**
 * A page of a list, built once for each set of filters, order and length. Limit and a missing offset are part of the text: as
 * parameters they would be planned anew for each query.
 */
export const preparedPage = <Q extends { execute(values: Record<string, unknown>): unknown }>(
  db: Executor,
  list: string,
  { filters, form, search, sort, order, limit, skip = 0 }: Listed,
  build: (name: string) => Q,
): ReturnType<Q['execute']> => {
  const parts = [list, form, ...Object.keys(filters), sort, order, limit, skip > 0 && 'skip'];
  const query = search ? build('') : prepared(db, parts.filter(Boolean).join('.'), build);
  return query.execute({ ...filters, skip }) as ReturnType<Q['execute']>;
};

/** A number that stands in a query's text instead of beside it, so that the planner knows it. */
export const literal = (value: number) => sql.raw(String(Math.trunc(value))) as SQL & Placeholder;

/** The offset of a page for `preparedPage`. */
export const offset = (skip: number) => (skip > 0 ? sql.placeholder('skip') : literal(0));
