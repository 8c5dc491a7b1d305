import { createHash } from 'node:crypto';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from './executor.ts';
import type { Paging } from './paging.ts';

/** Names of each list, for the pool as for a connection's transactions: more shapes than its screens have, yet few. */
const LIST_NAMES_MAX = 50;
/** Texts without names: searches combine their filters in more ways than can be stored. */
const BUILT_MAX = 500;

/** Names as they are sent, each with its query. */
type Named = Map<string, unknown>;
interface Queries {
  named: Named;
  /** Of each list, so that none uses up the names of another. */
  lists: Map<string, Named>;
  built: LRUCache<string, object>;
}

const queriesBySession = new WeakMap<object, Queries>();

/** Of the pool, or of one connection, whose transactions all have its session. */
const queriesOf = ({ _: { session } }: Executor): Queries => {
  const queries = queriesBySession.get(session) ?? {
    named: new Map(),
    lists: new Map(),
    built: new LRUCache({ max: BUILT_MAX }),
  };
  queriesBySession.set(session, queries);
  return queries;
};

/** What the text of a query depends on: its name first, then in a fixed order what is filtered, sorted and cut. */
export type Shape = readonly [name: string, ...parts: unknown[]];

/**
 * A query whose text is built once for a shape, and planned each time for its values. In: how to build it (ending in
 * `.prepare('')`). The shape that was not used for the longest time is forgotten first.
 */
export const built = <Q>(db: Executor, shape: Shape, build: () => Q): Q => {
  const queries = queriesOf(db).built;
  const key = JSON.stringify(shape);
  const query = (queries.get(key) as Q | undefined) ?? build();
  queries.set(key, query as object);
  return query;
};

/** PostgreSQL compares the first 63 bytes of a name. */
const NAME_MAX = 63;

const statementName = (name: string): string =>
  name.length <= NAME_MAX ? name : createHash('sha256').update(name).digest('base64url');

const named = <Q>(queries: Named, name: string, build: (name: string) => Q): Q => {
  const query = (queries.get(name) as Q | undefined) ?? build(statementName(name));
  queries.set(name, query);
  return query;
};

/**
 * A query that is built once for the pool and once for each connection's transactions, and planned once for each
 * connection: most of a short query's time is spent on both. In: a name of its own for every text of the query, which
 * callers cannot make up, and how to build it (ending in `.prepare(name)`).
 */
export const prepared = <Q>(db: Executor, name: string, build: (name: string) => Q): Q =>
  named(queriesOf(db).named, name, build);

/**
 * A query of a list whose shape callers choose: `prepared` for the first 50 shapes of the list, `built` for all
 * others. In: its shape, by the list's name, and how to build it (ending in `.prepare(name)`).
 */
export const preparedShape = <Q>(db: Executor, shape: Shape, build: (name: string) => Q): Q => {
  const { lists } = queriesOf(db);
  const [list] = shape;
  const queries: Named = lists.get(list) ?? new Map();
  lists.set(list, queries);
  const name = JSON.stringify(shape);
  return queries.size < LIST_NAMES_MAX || queries.has(name)
    ? named(queries, name, build)
    : built(db, shape, () => build(''));
};

interface Page extends Paging<string> {
  /** Values by the names of their placeholders. */
  filters: Record<string, unknown>;
  /** What else makes two texts differ. */
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
  { filters, form, search, sort, order, limit, skip = 0 }: Page,
  build: (name: string) => Q,
): ReturnType<Q['execute']> => {
  const shape: Shape = [list, form, Object.keys(filters), sort, order, limit, skip > 0];
  const query = search ? build('') : preparedShape(db, shape, build);
  return query.execute({ ...filters, skip }) as ReturnType<Q['execute']>;
};

/** A number as a part of a query's text instead of a parameter, so that the planner knows it. */
export const literal = (value: number) => sql.raw(String(Math.trunc(value))) as SQL & Placeholder;

/** The offset of a page for `preparedPage`. */
export const offset = (skip: number) => (skip > 0 ? sql.placeholder('skip') : literal(0));
