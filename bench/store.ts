import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../server/src/config.ts';
import { connect } from '../server/src/db/connect.ts';
import { insertUser } from '../server/src/features/account/queries.ts';
import { startSession } from '../server/src/features/account/sessions.ts';
import type { Services } from '../server/src/services.ts';
import { type Running, start } from '../server/src/start.ts';
import { noWeb } from '../server/src/web/web.ts';
import { type Plan, plansOf, type Statement } from './plans.ts';

/** What a store is made with. */
interface Filling {
  /** Whose answers are measured: they are never cached. */
  roles: string[];
  fill(services: Pick<Services, 'db' | 'pointKey'>): Promise<void>;
}

/** The product in this process over a filled database. */
export interface Store {
  /** Reads as somebody who is signed in. Throws when the answer is not 200. */
  read(path: string): Promise<string>;
  /** How the database answers the queries on a table that a read sends. */
  plansOf(path: string, table: string): Promise<Plan[]>;
  close(): Promise<void>;
}

const signIn = async ({ services }: Running, roles: string[]): Promise<string> => {
  const account = { email: 'bench@example.org', name: '회원', passwordHash: null, roles };
  const id = await insertUser(services.db, account);
  if (id === null) throw new Error('the database was not empty');
  const reply = { setCookie: () => undefined, clearCookie: () => undefined };
  const { accessToken } = await startSession(
    services,
    { request: { headers: {}, ip: '127.0.0.1' }, reply },
    { id, ...account },
    'password',
  );
  return accessToken;
};

/** Over a connection of its own: an index of many rows takes longer than a request may. */
const fill = async (databaseUrl: string | null, services: Services, filling: Filling): Promise<void> => {
  if (databaseUrl === null) return filling.fill(services);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await filling.fill({ db: drizzle(pool), pointKey: services.pointKey });
  await pool.end();
};

/** A database of its own on a PostgreSQL server. */
export const createDatabase = async (serverUrl: string, name: string): Promise<string> => {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
};

/** Starts the product and fills it; without an address on an embedded database in a new folder. */
export const openStore = async (databaseUrl: string | null, filling: Filling): Promise<Store> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanca-bench-'));
  const log = pino({ level: 'warn' });
  const config = {
    ...readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'measured by this one' }),
    databaseUrl,
  };
  const opened = await connect({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  let statements: Statement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => {
      statements.push({ text, values });
    },
  };
  const database = { ...opened, db: drizzle(opened.pool, { logger }) };
  const running = await start({ config, log, web: noWeb, database });
  const { app, services } = running;
  const started = performance.now();
  await fill(databaseUrl, services, filling);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`  filled in ${seconds} s`);
  const headers = { authorization: `Bearer ${await signIn(running, filling.roles)}` };

  const read = async (path: string): Promise<string> => {
    statements = [];
    // Encodes what is not encoded yet.
    const { pathname, search } = new URL(path, 'http://bench');
    const answer = await app.inject({ url: pathname + search, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.body;
  };
  return {
    read,
    plansOf: async (path, table) => {
      await read(path);
      return plansOf(opened.pool, [...statements], table);
    },
    close: async () => {
      await running.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
