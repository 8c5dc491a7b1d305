import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';

/**
 * Runs a task in a transaction, while no other process stores or removes the files of the same picture: whoever does
 * one of both does it under this lock, files and row together. In: a stored path, and a task that works with the
 * given transaction alone. It holds a connection, the only one of an embedded database: let it be short.
 */
export const withPictureLocked = <T>(
  db: Executor,
  path: string,
  task: (tx: Executor) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`);
    return task(tx);
  });
