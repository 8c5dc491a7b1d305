import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { WITHIN_MS } from '../server/src/backup/tables.ts';
import { type Config, readConfig } from '../server/src/config.ts';
import { connect } from '../server/src/db/connect.ts';
import type { Executor } from '../server/src/db/executor.ts';
import { inTransaction } from '../server/src/db/transactions.ts';
import { OperatorError, sentenceOf } from '../server/src/operator-error.ts';

/**
 * Does something in a transaction on the database of the settings, the embedded one or PostgreSQL, and prints what it answers. Ends the
 * process with 1 and a sentence where there is no database, where a server holds it, or where `run` throws.
 */
export const onDatabase = async (run: (db: Executor, config: Config) => Promise<string>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
      throw new OperatorError(`DATA_DIR ${config.dataDir} holds no database.`);
    }
    const database = await connect({ ...config, log: pino({ level: 'warn' }) });
    try {
      console.log(
        await database.session(WITHIN_MS, (client) => inTransaction(client, (tx) => run(tx, config))),
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
};
