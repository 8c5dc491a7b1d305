// Fills an empty database and images folder from a backup: npm run restore -- FILE
import { pino } from 'pino';
import { restore } from '../server/src/backup/restore.ts';
import { readConfig } from '../server/src/config.ts';
import { sentenceOf } from '../server/src/operator-error.ts';

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) {
  console.error('Usage: npm run restore -- FILE');
  process.exit(2);
}

try {
  const started = performance.now();
  const manifest = await restore(readConfig(process.env), file, pino({ level: 'warn' }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored what was saved at ${manifest.created}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.images} image files, in ${seconds} s.`,
  );
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}
