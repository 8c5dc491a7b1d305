// Ends every session, so that everybody has to sign in again: npx node scripts/end-sessions.ts
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openConnection } from '../server/src/backup/connection.ts';
import { BackupError, sentenceOf } from '../server/src/backup/errors.ts';
import { readConfig } from '../server/src/config.ts';

try {
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
    throw new BackupError(`DATA_DIR ${config.dataDir} holds no database.`);
  }
  const connection = await openConnection(config, pino({ level: 'warn' }));
  try {
    // Their refresh tokens go with them.
    const { rowCount } = await connection.session((client) => client.query('DELETE FROM sessions'));
    console.log(`${rowCount} sessions ended.`);
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}
