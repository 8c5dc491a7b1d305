import type { Database } from './connect.ts';

/** What runs queries: the database itself or a transaction on it. */
export type Executor = Pick<
  Database['db'],
  | '_'
  | '$with'
  | 'with'
  | 'select'
  | 'selectDistinctOn'
  | 'execute'
  | 'insert'
  | 'update'
  | 'delete'
  | 'transaction'
>;
