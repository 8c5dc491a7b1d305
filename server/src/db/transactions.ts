import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { refuseAbandoned } from './abandoned.ts';

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** A transaction that is begun inside another is part of it: what fails there ends the whole, so no savepoint is needed. */
const joining = (tx: Transaction): Transaction =>
  Object.assign(tx, { transaction: <T>(work: (tx: Transaction) => Promise<T>) => work(tx) });

type Client = pg.Client | pg.PoolClient;

/** Drizzle over each connection, so that what one transaction builds serves the next (prepared.ts). */
const overConnections = new WeakMap<Client, NodePgDatabase>();

const drizzleOn = (client: Client): NodePgDatabase => {
  const db = overConnections.get(client) ?? drizzle(client);
  overConnections.set(client, db);
  return db;
};

/**
 * Runs `work` in a transaction on a connection. Drizzle's own answers with the error of a failed ROLLBACK in place of
 * the first one.
 * @param spoiled - Called when the connection may be anywhere in a transaction, so that it must not be used again.
 * @throws What `work` throws; where it does not, the error of BEGIN or of the end.
 */
export const inTransaction = async <T>(
  client: Client,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
  spoiled?: () => void,
): Promise<T> => {
  let failure: { error: unknown } | undefined;
  try {
    return await drizzleOn(client).transaction(async (tx) => {
      try {
        return await work(joining(tx));
      } catch (error) {
        failure = { error };
        throw error;
      }
    }, config);
  } catch (error) {
    if (failure?.error !== error) spoiled?.();
    throw failure ? failure.error : error;
  }
};

/**
 * Drizzle over a pool. Its own `transaction` gives a connection whose ROLLBACK failed back to the pool, and never gives
 * one back whose BEGIN failed.
 */
export const drizzleOver = (pool: pg.Pool): NodePgDatabase => {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    refuseAbandoned();
    const client = await pool.connect();
    let isSpoiled = false;
    try {
      return await inTransaction(client, work, config, () => {
        isSpoiled = true;
      });
    } finally {
      client.release(isSpoiled);
    }
  };
  // Drizzle calls it before each query, in the context of who asks.
  const logger = { logQuery: refuseAbandoned };
  return Object.assign(drizzle(pool, { logger }), { transaction });
};
