import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes folders of migrations as drizzle-kit does, each with a name of its own. Out: the path of the folder. */
export const migrationsIn =
  (dir: string) =>
  (name: string, texts: string[]): string => {
    const folder = join(dir, name);
    mkdirSync(join(folder, 'meta'), { recursive: true });
    const entries = texts.map((sql, idx) => {
      writeFileSync(join(folder, `${idx}.sql`), sql);
      return { idx, version: '7', when: idx + 1, tag: String(idx), breakpoints: true };
    });
    writeFileSync(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    return folder;
  };
