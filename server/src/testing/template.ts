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

const embeddedTemplate = async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-template-'));
  const memory = await openMemory({ log });
  await embeddedDatabase(memory).migrate(MIGRATIONS);
  const dump = join(folder, 'template.tar');
  await writeFile(dump, Buffer.from(await (await memory.dump()).arrayBuffer()));
  await memory.close();
  project.provide('template', { dump });
  return () => rm(folder, { recursive: true });
};

const postgresqlTemplate = async (project: TestProject, url: string) => {
  const name = `hanca_template_${project.name.replaceAll(/\W/g, '_')}_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const templateUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await connect({ databaseUrl: templateUrl, dataDir: '', log });
  await database.migrate(MIGRATIONS);
  await database.close();
  project.provide('template', { url, name });
  return async () => {
    // With those of products that ended with their process (thread.ts).
    const { rows } = await admin.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      name,
    ]);
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    await admin.end();
  };
};

/** Makes the migrated database that every test file starts from, once for a whole run. */
export default async (project: TestProject) => {
  const url = project.config.env.ENGINE === 'postgresql' ? process.env.TEST_DATABASE_URL : undefined;
  return url ? postgresqlTemplate(project, url) : embeddedTemplate(project);
};
