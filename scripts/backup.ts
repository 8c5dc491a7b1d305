// Saves database and images to one file: npm run backup -- FILE
import { statSync } from 'node:fs';
import { pino } from 'pino';
import { backup } from '../server/src/backup/backup.ts';
import { readConfig } from '../server/src/config.ts';
import { sentenceOf } from '../server/src/operator-error.ts';

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) {
  console.error('Usage: npm run backup -- FILE');
  process.exit(2);
}

try {
  const started = performance.now();
  const manifest = await backup(readConfig(process.env), file, pino({ level: 'warn' }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${file}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.images} image files, ${(statSync(file).size / 1e6).toFixed(1)} MB, in ${seconds} s.`,
  );
  console.log('Not in it: token-secret, outbox and waiting jobs.');
  for (const name of manifest.missing) console.warn(`Missing on the disk, so not in it: ${name}`);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}
