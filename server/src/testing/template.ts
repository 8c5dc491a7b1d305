import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connect, embeddedDatabase } from '../db/connect.ts';
import { openMemory } from '../db/embedded.ts';
import { MIGRATIONS } from '../db/migrations.ts';

const log = pino({ level: 'silent' });

const embeddedTemplate = async (project: TestProject, folder: string) => {
  const memory = await openMemory({ log });
  await embeddedDatabase(memory).migrate(MIGRATIONS);
  const dump = join(folder, 'template.tar');
  await writeFile(dump, Buffer.from(await (await memory.dump()).arrayBuffer()));
  await memory.close();
  project.provide('template', { dump, folder });
};

const postgresqlTemplate = async (project: TestProject, folder: string, url: string) => {
  const name = `hanca_template_${project.name.replaceAll(/\W/g, '_')}_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const templateUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await connect({ databaseUrl: templateUrl, dataDir: '', log });
  await database.migrate(MIGRATIONS);
  await database.close();
  project.provide('template', { url, name, folder });
  return async () => {
    // With those of products that ended with their process (thread.ts).
    const made = "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')";
    const { rows } = await admin.query(made, [name]);
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    await admin.end();
  };
};

/** Makes the migrated database that every test file starts from, once for a whole run. */
export default async (project: TestProject) => {
  const url = project.config.env.ENGINE === 'postgresql' ? process.env.TEST_DATABASE_URL : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'hanca-template-'));
  const end = url ? await postgresqlTemplate(project, folder, url) : await embeddedTemplate(project, folder);
  return async () => {
    await end?.();
    await rm(folder, { recursive: true });
  };
};
