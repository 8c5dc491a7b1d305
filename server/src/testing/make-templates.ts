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

/** A template, and what takes it away at the end. */
interface Made<T> {
  template: T;
  remove(): Promise<void>;
}

const embeddedTemplate = async (): Promise<Made<Templates['embedded']>> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-template-'));
  const memory = await openMemory({ log });
  await embeddedDatabase(memory).migrate(MIGRATIONS);
  const dump = join(folder, 'template.tar');
  await writeFile(dump, Buffer.from(await (await memory.dump()).arrayBuffer()));
  await memory.close();
  return { template: { dump, folder }, remove: () => rm(folder, { recursive: true }) };
};

const postgresqlTemplate = async (url: string): Promise<Made<Templates['postgresql']>> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-template-'));
  const name = `hanca_template_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const templateUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await connect({ databaseUrl: templateUrl, dataDir: '', log });
  await database.migrate(MIGRATIONS);
  await database.close();
  const remove = async () => {
    // With those of products that ended with their process (thread.ts).
    const made = "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')";
    const { rows } = await admin.query(made, [name]);
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    await admin.end();
    await rm(folder, { recursive: true });
  };
  return { template: { url, name, folder }, remove };
};

/** Makes the migrated databases that test products start from, once for a whole run: of the engines that its projects use. */
export default async (root: TestProject) => {
  const engines = new Set(root.vitest.projects.map(({ config }) => config.env?.ENGINE));
  const url = process.env.TEST_DATABASE_URL;
  const [embedded, postgresql] = await Promise.all([
    engines.has('embedded') ? embeddedTemplate() : undefined,
    engines.has('postgresql') && url ? postgresqlTemplate(url) : undefined,
  ]);
  root.provide('templates', { embedded: embedded?.template, postgresql: postgresql?.template });
  return async () => {
    await embedded?.remove();
    await postgresql?.remove();
  };
};
