// Makes the migrated databases that tests start from. A template is kept until the files that it is made of change:
// the embedded one as a dump in node_modules/.hanca, the other as a database of the PostgreSQL server.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connect, embeddedDatabase } from '../db/connect.ts';
import { openMemory } from '../db/embedded.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { countUse } from './count-use.ts';
import type { Templates } from './templates.ts';

const log = pino({ level: 'silent' });
const ROOT = join(import.meta.dirname, '../../..');
const DUMPS = join(ROOT, 'node_modules/.hanca/templates');

/** Steps that undo what a run has made, to be called in reverse order. */
type Cleanup = (() => Promise<unknown>)[];

/** Hashes what a template depends on: the database code with its migrations, and the installed engine. */
const hashSources = async (): Promise<string> => {
  const folder = join(ROOT, 'server/src/db');
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  const engine = join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  for (const file of [...names.sort(), engine]) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
};

const makeFolder = async (cleanup: Cleanup): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-template-'));
  cleanup.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Dumps a migrated embedded database, once for a hash. */
const embeddedTemplate = async (cleanup: Cleanup): Promise<Templates['embedded']> => {
  const folder = await makeFolder(cleanup);
  const hash = await hashSources();
  const kept = join(DUMPS, `${hash}.tar`);
  // A copy of its own: a run with other sources removes what is kept.
  const dump = join(folder, 'template.tar');
  if (existsSync(kept)) {
    await copyFile(kept, dump);
    return { dump, folder };
  }
  countUse('embedded templates');
  const memory = await openMemory({ log });
  try {
    await embeddedDatabase(memory).migrate(MIGRATIONS);
    await writeFile(dump, Buffer.from(await (await memory.dump()).arrayBuffer()));
  } finally {
    await memory.close();
  }
  await mkdir(DUMPS, { recursive: true });
  const stale = (await readdir(DUMPS)).filter((name) => !name.startsWith(hash));
  await Promise.all(stale.map((name) => rm(join(DUMPS, name), { force: true })));
  // Renamed when it is whole, since this run may be killed.
  const unfinished = `${kept}.${randomUUID()}`;
  await copyFile(dump, unfinished);
  await rename(unfinished, kept);
  return { dump, folder };
};

const urlOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

const exists = async (admin: pg.Client, name: string): Promise<boolean> =>
  (await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount === 1;

const createTemplate = async (admin: pg.Client, url: string, name: string): Promise<void> => {
  countUse('postgresql templates');
  const unfinished = `${name}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished}`);
  const database = await connect({ databaseUrl: urlOf(url, unfinished), dataDir: '', log });
  await database.migrate(MIGRATIONS).finally(() => database.close());
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
};

/** Drops templates of other hashes that no run uses. */
const dropStale = async (admin: pg.Client, name: string): Promise<void> => {
  const { rows } = await admin.query<{ stale: string }>(
    `SELECT datname AS stale FROM pg_database WHERE datname ~ '^hanca_template_[0-9a-f]{12}$' AND datname <> $1`,
    [name],
  );
  for (const { stale } of rows) {
    const { rows: locked } = await admin.query('SELECT pg_try_advisory_lock(hashtext($1)) AS ok', [stale]);
    if (!locked[0]?.ok) continue;
    await admin.query(`DROP DATABASE IF EXISTS ${stale}`);
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [stale]);
  }
};

const postgresqlTemplate = async (url: string, cleanup: Cleanup): Promise<Templates['postgresql']> => {
  const folder = await makeFolder(cleanup);
  const name = `hanca_template_${await hashSources()}`;
  const prefix = `hanca_test_${randomUUID().slice(0, 8)}_`;
  const admin = new pg.Client(url);
  await admin.connect();
  cleanup.push(() => admin.end());
  // Held until the run ends, so that no other run drops the template.
  await admin.query('SELECT pg_advisory_lock_shared(hashtext($1))', [name]);
  // One run makes the template while others wait.
  const making = `${name}:make`;
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [making]);
  if (!(await exists(admin, name))) await createTemplate(admin, url, name);
  await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [making]);
  await dropStale(admin, name);
  cleanup.push(async () => {
    const { rows } = await admin.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]);
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
  return { server: url, name, prefix, folder };
};

/**
 * Returns the templates of the given engines, made now where none is kept.
 * @param engines `postgresql` needs TEST_DATABASE_URL.
 * @returns The templates, and what removes everything of this run but the kept templates.
 */
export const makeTemplates = async (
  engines: ReadonlySet<unknown>,
): Promise<{
  templates: { [Engine in keyof Templates]: Templates[Engine] | undefined };
  remove(): Promise<void>;
}> => {
  const url = process.env.TEST_DATABASE_URL;
  const cleanup: Cleanup = [];
  const remove = async () => {
    for (const undo of cleanup.splice(0).reverse()) await undo();
  };
  const embedded = engines.has('embedded') ? embeddedTemplate(cleanup) : undefined;
  const postgresql = engines.has('postgresql') && url ? postgresqlTemplate(url, cleanup) : undefined;
  // Neither is removed while it is being made.
  await Promise.allSettled([embedded, postgresql]);
  try {
    return { templates: { embedded: await embedded, postgresql: await postgresql }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};

/** Vitest's global set-up: the templates of the engines that the run's projects use; tests of processes use both. */
export default async (root: TestProject) => {
  const engines = new Set(root.vitest.projects.map(({ config }) => config.env?.ENGINE));
  if (root.vitest.projects.some(({ name }) => name === 'process')) engines.add('embedded');
  const { templates, remove } = await makeTemplates(engines);
  root.provide('templates', templates);
  return remove;
};
