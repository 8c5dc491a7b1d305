import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { openConnection } from '../server/src/backup/connection.ts';
import { BackupError, sentenceOf } from '../server/src/backup/errors.ts';
import { readConfig } from '../server/src/config.ts';

/**
 * Does something on the database of the settings, the embedded one or PostgreSQL, and prints what it answers. Ends the
 * process with 1 and a sentence where there is no database, where a server holds it, or where `run` throws.
 */
export const onDatabase = async (run: (client: pg.ClientBase) => Promise<string>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
      throw new BackupError(`DATA_DIR ${config.dataDir} holds no database.`);
    }
    const connection = await openConnection(config, pino({ level: 'warn' }));
    try {
      console.log(await connection.session(run));
    } finally {
      await connection.close();
    }
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
};
