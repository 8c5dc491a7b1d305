import type pg from 'pg';
import { z } from 'zod';

/** A query as it was sent. */
export interface Statement {
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

const planOf = async (client: pg.PoolClient, { text, values }: Statement): Promise<Plan> => {
  const result = await client.query(`explain (analyze, format json) ${text}`, values);
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

/** Runs statements again, with their values and inside its transactions, to see the plans of the queries on a table. */
export const plansOf = async (
  pool: pg.Pool,
  statements: readonly Statement[],
  table: string,
): Promise<Plan[]> => {
  const client = await pool.connect();
  const plans: Plan[] = [];
  try {
    for (const one of statements) {
      if (one.text.includes(`from "${table}"`)) plans.push(await planOf(client, one));
      else await client.query(one.text, one.values);
    }
    return plans;
  } finally {
    client.release();
  }
};
