// Writes a migration of what the schema has and the migrations have not, also of what its tables announce:
// npm run migration -- --name NAME
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './migrations.ts';
import { announced, announcementOf } from './schema/announced.ts';

const BREAKPOINT = '\n--> statement-breakpoint\n';

const files = (): string[] => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
const before = files();
const written = before.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')).join('');

/** Whether the last of the statements that begin like this one is this one: an earlier one may have been replaced since. */
const isWritten = (statement: string): boolean => {
  const [head = ''] = statement.split('\n', 1);
  const at = written.lastIndexOf(head);
  return at >= 0 && written.startsWith(statement, at);
};
const missing = announced.flatMap(announcementOf).filter((statement) => !isWritten(statement));

/** Out: the file that drizzle-kit has written; undefined where the schema has nothing new. */
const generate = (...options: string[]): string | undefined => {
  const config = join(import.meta.dirname, '../../drizzle.config.ts');
  execFileSync('drizzle-kit', ['generate', '--config', config, ...process.argv.slice(2), ...options], {
    stdio: 'inherit',
    // On Windows a command of a package is a script.
    shell: process.platform === 'win32',
  });
  return files().find((name) => !before.includes(name));
};

const added = generate() ?? (missing.length > 0 ? generate('--custom') : undefined);
if (added) {
  const file = join(MIGRATIONS, added);
  const schema = readFileSync(file, 'utf8').trim();
  writeFileSync(file, `${[schema, ...missing].join(BREAKPOINT)}\n`);
}
