import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { MIGRATIONS } from '../db/migrations.ts';
import { BackupError } from './errors.ts';
import type { Manifest } from './manifest.ts';

export type Schema = Manifest['schema'];

interface Journal {
  entries: { tag: string }[];
}

const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;

/** The migrations of this version of the product, oldest first. */
const findKnown = async (): Promise<Schema[]> => {
  const { entries } = await readJournal();
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return entries.map(({ tag }, i) => ({ tag, hash: files[i]?.hash ?? '' }));
};

/** The last migration that a database has had, or null for none; one this version does not know is called by its hash. */
export const findSchema = async (client: pg.ClientBase): Promise<Schema | null> => {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (!found[0]?.exists) return null;
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1',
  );
  const hash = rows[0]?.hash;
  if (!hash) return null;
  return (await findKnown()).find((known) => known.hash === hash) ?? { tag: hash, hash };
};

/** The migrations that lead to a schema. Throws BackupError for a schema of a newer version of the product. */
export const stepsTo = async (schema: Schema): Promise<Schema[]> => {
  const known = await findKnown();
  const last = known.findIndex(({ hash }) => hash === schema.hash);
  if (last < 0) {
    throw new BackupError(
      `The archive's schema ${schema.tag} is not known to this version of the product (its newest is ${known.at(-1)?.tag}). Restore it with the version that made it, or a newer one.`,
    );
  }
  return known.slice(0, last + 1);
};

/** Gives `work` a folder that holds just the given first migrations, as drizzle reads them. */
export const withMigrations = async (
  steps: readonly Schema[],
  work: (folder: string) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-migrations-'));
  try {
    const journal = await readJournal();
    await mkdir(join(folder, 'meta'));
    const entries = journal.entries.slice(0, steps.length);
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of steps) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
