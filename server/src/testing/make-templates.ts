// Makes the migrated databases that tests start from. A template is kept until the files that it is made of change:
// the embedded one as a dump in node_modules/.hanca, the other as a database of the PostgreSQL server.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Hashes what a template depends on: the database code with its migrations, and the versions of packages. */
const hashSources = async (): Promise<string> => {
  const folder = join(ROOT, 'server/src/db');
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...names.sort(), join(ROOT, 'package-lock.json')]) hash.update(await readFile(file));
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
  const dump = join(DUMPS, `${hash}.tar`);
  if (existsSync(dump)) return { dump, folder };
  countUse('embedded templates');
  await mkdir(DUMPS, { recursive: true });
  const memory = await openMemory({ log });
  try {
    await embeddedDatabase(memory).migrate(MIGRATIONS);
    // Renamed when it is whole: another run may look for it, and this one may be killed.
    const unfinished = `${dump}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await (await memory.dump()).arrayBuffer()));
    await rename(unfinished, dump);
  } finally {
    await memory.close();
  }
  const stale = (await readdir(DUMPS)).filter((name) => !name.startsWith(hash));
  await Promise.all(stale.map((name) => rm(join(DUMPS, name), { force: true })));
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
  const prefix = `hanca_test_${process.pid}_`;
  const admin = new pg.Client(url);
  await admin.connect();
  cleanup.push(() => admin.end());
  // Shared for as long as the run uses the template, so that no other drops it.
  const lockShared = () => admin.query('SELECT pg_advisory_lock_shared(hashtext($1))', [name]);
  await lockShared();
  if (!(await exists(admin, name))) {
    await admin.query('SELECT pg_advisory_unlock_shared(hashtext($1))', [name]);
    // Exclusive: one run makes it while others wait.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    if (!(await exists(admin, name))) await createTemplate(admin, url, name);
    await lockShared();
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
  }
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
