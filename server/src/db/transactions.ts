import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** A transaction that is begun inside another is part of it: what fails there ends the whole, so no savepoint is needed. */
const joining = (tx: Transaction): Transaction =>
  Object.assign(tx, { transaction: <T>(work: (tx: Transaction) => Promise<T>) => work(tx) });

/** Drizzle over each connection of a pool, so that what one transaction builds serves the next (prepared.ts). */
const overConnections = new WeakMap<pg.PoolClient, NodePgDatabase>();

const drizzleOn = (client: pg.PoolClient): NodePgDatabase => {
  const db = overConnections.get(client) ?? drizzle(client);
  overConnections.set(client, db);
  return db;
};

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
      const result = await drizzleOn(client).transaction(async (tx) => {
        try {
          return await work(joining(tx));
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
