import pg from 'pg';
import { vi } from 'vitest';
import type { TestProduct } from './product.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Values by which rows are looked up one after the other where no index has them: a field of JSON, and whose a row is. */
const LOOKED_UP = { JSON: '->>', member: '(user_id = ' };

const lookedUpBy = ({ Filter = '', ...node }: PlanNode): string[] => {
  const found = `${node['Index Cond']} ${node['Recheck Cond']}`;
  // The one row of an id may be compared with anything.
  if (found.includes('(id = ')) return [];
  return Object.entries(LOOKED_UP)
    .filter(([, text]) => Filter.includes(text) && !found.includes(text))
    .map(([name]) => name);
};

/** Finds the tables that a plan reads from end to end. An index in order below a limit is read only in part. */
const scansIn = (node: PlanNode, isLimited = false): string[] => {
  const type = node['Node Type'];
  const name = node['Relation Name'] ?? node['Index Name'] ?? type;
  const isWhole =
    /Seq Scan$/.test(type) ||
    (/Index (?:Only )?Scan$/.test(type) && node['Index Cond'] === undefined && !isLimited);
  return [
    ...(isWhole ? [name] : []),
    ...lookedUpBy(node).map((what) => `${name} by ${what}`),
    ...(node.Plans ?? []).flatMap((one) => scansIn(one, isLimited || type === 'Limit')),
  ];
};

const WHOLE_TABLES = ['seqscan', 'hashjoin', 'mergejoin'];
/** Without them an index is used for a condition alone, not to read a table in its order. */
const IN_ORDER = ['indexscan', 'indexonlyscan'];

const STATEMENT = /^\s*(?:with|select|insert|update|delete)\b/i;

/** Collects the statements that some work sends, each text once with its first values. */
const statementsOf = async (work: () => Promise<unknown>): Promise<Map<string, unknown[]>> => {
  const sent = new Map<string, unknown[]>();
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first, second] = given;
    const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
    const values = Array.isArray(second) ? second : Reflect.get(Object(first), 'values');
    if (STATEMENT.test(text) && !sent.has(text)) sent.set(text, Array.isArray(values) ? values : []);
    return Reflect.apply(query, this, given);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent;
};

/**
 * Finds the tables that some work reads from end to end because no index leads to its rows, even where a test has few rows.
 * @returns each table with its statement: 'audits: update "audits" …'; or 'audits by JSON: …'
 */
export const tableScans = async (
  { services }: Pick<TestProduct, 'services'>,
  work: () => Promise<unknown>,
): Promise<string[]> => {
  const statements = await statementsOf(work);
  const client = await services.database.pool.connect();
  const turn = async (ways: readonly string[], state: 'on' | 'off') => {
    for (const way of ways) await client.query(`SET enable_${way} = ${state}`);
  };
  const scansOf = async (text: string, values: unknown[]): Promise<string[]> => {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    return scansIn(rows[0]['QUERY PLAN'][0].Plan);
  };
  /** Of few rows the primary key, by which batches go on, costs as little as the index of their member. */
  const scansWithoutKeys = async (
    found: readonly string[],
    look: () => Promise<string[]>,
  ): Promise<string[]> => {
    const tables = found.flatMap((scan) => /^(\w+) by /.exec(scan)?.[1] ?? []);
    if (tables.length === 0) return look();
    await client.query('BEGIN');
    try {
      for (const table of new Set(tables))
        await client.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_pkey CASCADE`);
      return await look();
    } finally {
      await client.query('ROLLBACK');
    }
  };
  const scans: string[] = [];
  try {
    // The planner then reads a whole table only where no index can be used, for a join either.
    await turn(WHOLE_TABLES, 'off');
    for (const [text, values] of statements) {
      const found = await scansOf(text, values);
      if (found.length === 0) continue;
      // Of few rows it may as well read an index from end to end where another one has the condition.
      await turn(IN_ORDER, 'off');
      const also = await scansOf(text, values);
      await turn(IN_ORDER, 'on');
      const withoutKeys = await scansWithoutKeys(found, () => scansOf(text, values));
      for (const scan of found.filter((one) => also.includes(one) && withoutKeys.includes(one)))
        scans.push(`${scan}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    }
    return scans;
  } finally {
    await turn([...WHOLE_TABLES, ...IN_ORDER], 'on');
    client.release();
  }
};
