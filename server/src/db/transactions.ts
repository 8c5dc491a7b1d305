import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Drizzle over a pool. Its own transactions keep their connection for ever when BEGIN fails, and give one back whose
 * ROLLBACK failed; these drop the connection of a failed transaction, as the pool does after a failed query.
 */
export const drizzleOver = (pool: pg.Pool): NodePgDatabase =>
  Object.assign(drizzle(pool), {
    transaction: (async (work, config) => {
      const client = await pool.connect();
      let failed = true;
      try {
        const result = await drizzle(client).transaction(work, config);
        failed = false;
        return result;
      } finally {
        client.release(failed);
      }
    }) satisfies NodePgDatabase['transaction'],
  });
