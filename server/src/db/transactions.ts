import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Drizzle over a pool. Its own `transaction` answers with the error of a failed ROLLBACK in place of the first one,
 * gives such a connection back to the pool, and never gives one back whose BEGIN failed.
 */
export const drizzleOver = (pool: pg.Pool): NodePgDatabase => {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let failure: { error: unknown } | undefined;
    let isClean = false;
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = { error };
          throw error;
        }
      }, config);
      isClean = true;
      return result;
    } catch (error) {
      isClean = failure?.error === error;
      throw failure ? failure.error : error;
    } finally {
      client.release(!isClean);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
};
