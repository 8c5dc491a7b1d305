import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connect, embeddedDatabase } from '../db/connect.ts';
import { openMemory } from '../db/embedded.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import type { Templates } from './templates.ts';

const log = pino({ level: 'silent' });

/** What takes away the things that were made, so far. */
type Removals = (() => Promise<void>)[];

const makeFolder = async (removals: Removals): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-template-'));
  removals.push(() => rm(folder, { recursive: true }));
  return folder;
};

const embeddedTemplate = async (removals: Removals): Promise<Templates['embedded']> => {
  const folder = await makeFolder(removals);
  const dump = join(folder, 'template.tar');
  const memory = await openMemory({ log });
  try {
    await embeddedDatabase(memory).migrate(MIGRATIONS);
    await writeFile(dump, Buffer.from(await (await memory.dump()).arrayBuffer()));
  } finally {
    await memory.close();
  }
  return { dump, folder };
};

const postgresqlTemplate = async (url: string, removals: Removals): Promise<Templates['postgresql']> => {
  const folder = await makeFolder(removals);
  const name = `hanca_template_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  removals.push(() => admin.end());
  await admin.query(`CREATE DATABASE ${name}`);
  removals.push(async () => {
    // With those of products that ended with their process (thread.ts).
    const made = "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')";
    const { rows } = await admin.query(made, [name]);
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
  const templateUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await connect({ databaseUrl: templateUrl, dataDir: '', log });
  await database.migrate(MIGRATIONS).finally(() => database.close());
  return { url, name, folder };
};

/** Makes the migrated databases that test products start from, once for a whole run: of the engines that its projects use. */
export default async (root: TestProject) => {
  const engines = new Set(root.vitest.projects.map(({ config }) => config.env?.ENGINE));
  const url = process.env.TEST_DATABASE_URL;
  const removals: Removals = [];
  const remove = async () => {
    for (const undo of removals.splice(0).reverse()) await undo();
  };
  const embedded = engines.has('embedded') ? embeddedTemplate(removals) : undefined;
  const postgresql = engines.has('postgresql') && url ? postgresqlTemplate(url, removals) : undefined;
  // Neither is removed while it is being made.
  await Promise.allSettled([embedded, postgresql]);
  try {
    root.provide('templates', { embedded: await embedded, postgresql: await postgresql });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
};
