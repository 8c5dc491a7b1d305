import type pg from 'pg';
import { z } from 'zod';

/** A query as it was sent. */
export interface Asked {
  text: string;
  values: unknown[];
}

/** How PostgreSQL answers a query. */
export interface Plan {
  indexes: string[];
  /** Tables of which every row is read. */
  scanned: string[];
  /** Milliseconds inside the database. */
  ms: number;
}

const node = z.looseObject({
  'Node Type': z.string(),
  'Index Name': z.string().optional(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
type Node = z.output<typeof node>;

const explained = z.tuple([z.object({ Plan: node, 'Execution Time': z.number() })]);
const rows = z.tuple([z.object({ 'QUERY PLAN': explained })]);

const all = (root: Node): Node[] => [root, ...(root.Plans ?? []).flatMap(all)];

/** Runs a query again to see its plan, with the values that it had. */
export const planOf = async (pool: pg.Pool, { text, values }: Asked): Promise<Plan> => {
  const result = await pool.query(`explain (analyze, format json) ${text}`, values);
  const [
    {
      'QUERY PLAN': [{ Plan: root, 'Execution Time': ms }],
    },
  ] = rows.parse(result.rows);
  const nodes = all(root);
  const named = nodes.map((one) => one['Index Name']).filter((name) => name !== undefined);
  const scanned = nodes
    .filter((one) => one['Node Type'] === 'Seq Scan')
    .map((one) => one['Relation Name'] ?? '');
  return { indexes: [...new Set(named)], scanned: [...new Set(scanned)], ms };
};
