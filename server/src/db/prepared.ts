import { createHash } from 'node:crypto';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';
import type { Paging } from './paging.ts';

/** Texts with names in a database: more than screens ask for, few enough that made-up queries fill nothing. */
const NAMED_MAX = 200;
/** Texts without: searches combine their filters in more ways than can be stored. */
const BUILT_MAX = 500;

type Queries = Map<string, unknown>;
const namedOf = new WeakMap<Executor, Queries>();
const builtOf = new WeakMap<Executor, Queries>();

const queriesOf = (all: WeakMap<Executor, Queries>, db: Executor): Queries => {
  const queries = all.get(db) ?? new Map<string, unknown>();
  all.set(db, queries);
  return queries;
};

/**
 * A query whose text is built once for a shape, and planned each time for its values. In: what its text depends on, and
 * how to build it (ending in `.prepare('')`). The shape that was not used for the longest time is forgotten first.
 */
export const built = <Q>(db: Executor, shape: string, build: () => Q): Q => {
  const queries = queriesOf(builtOf, db);
  const query = (queries.get(shape) as Q | undefined) ?? build();
  // To the end of the order, as the one used last.
  queries.delete(shape);
  queries.set(shape, query);
  const [oldest] = queries.keys();
  if (queries.size > BUILT_MAX && oldest !== undefined) queries.delete(oldest);
  return query;
};

/** PostgreSQL tells names apart by their first 63 bytes. */
const NAME_MAX = 63;

const statementName = (name: string): string =>
  name.length <= NAME_MAX ? name : createHash('sha256').update(name).digest('base64url');

/**
 * A query that is built once for a database and planned once for a connection: most of a short query's time is
 * spent on both. In: a name of its own for every text of the query, and how to build it (ending in `.prepare(name)`).
 * Beyond 200 texts a query is built once and planned each time.
 */
export const prepared = <Q>(db: Executor, name: string, build: (name: string) => Q): Q => {
  const queries = queriesOf(namedOf, db);
  const known = queries.get(name) as Q | undefined;
  if (known !== undefined) return known;
  if (queries.size >= NAMED_MAX) return built(db, name, () => build(''));
  const query = build(statementName(name));
  queries.set(name, query);
  return query;
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
