import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@hanca/common/client.ts';
import pg from 'pg';
import { pino } from 'pino';
import { connect, type Database } from '../../server/src/db/connect.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../../server/src/testing/process.ts';
import { clientOf } from './calls.ts';

const EMAIL = 'admin@example.com';

/** Also on a machine that does much else: that a start is slow is for the bars to say. */
const READY_WITHIN_MS = 120_000;

/** The server on data of its own, to be killed and started again. */
export interface Product {
  dataDir: string;
  engine: Database['engine'];
  /** The database's address on PostgreSQL. */
  databaseUrl: string | undefined;
  /** The first admin's. */
  password: string;
  /** Out: ms until it was ready. Throws when it was not within two minutes. */
  start(): Promise<number>;
  /** The process that was started last. */
  server(): ServerProcess;
  signIn(): Promise<{ client: Client; token: string }>;
  readSecret(): Promise<string>;
  /** The database itself, while no server runs. */
  openDatabase(): Promise<Database>;
  /** Ends the server and removes its data; `keep` leaves them to be looked at. */
  remove(keep: boolean): Promise<void>;
}

interface ProductOptions {
  /** Of the environment, besides those that every such product has. */
  settings?: Record<string, string> | undefined;
  /** A product on PostgreSQL whose database and data folder this process is to share. */
  sharing?: Product | undefined;
}

/** In: the address of a PostgreSQL server, in which a new database is made, or undefined for the embedded one. */
export const createProduct = async (
  postgresql: string | undefined,
  { settings: given = {}, sharing }: ProductOptions = {},
): Promise<Product> => {
  const dataDir = sharing?.dataDir ?? (await mkdtemp(join(tmpdir(), 'hanca-kill9-')));
  const name = `hanca_kill9_${randomUUID().replaceAll('-', '')}`;
  const admin = postgresql && !sharing ? new pg.Client(postgresql) : null;
  await admin?.connect();
  await admin?.query(`CREATE DATABASE ${name}`);
  const url =
    sharing?.databaseUrl ?? (postgresql && Object.assign(new URL(postgresql), { pathname: `/${name}` }).href);
  const password = sharing?.password ?? randomUUID();
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    ...(url ? { DATABASE_URL: url } : {}),
    ...given,
  };
  let server: ServerProcess | null = null;
  const current = (): ServerProcess => {
    if (!server) throw new Error('the server was never started');
    return server;
  };

  return {
    dataDir,
    engine: url ? 'postgresql' : 'embedded',
    databaseUrl: url,
    password,
    server: current,
    async start() {
      const from = performance.now();
      server = spawnServer(settings);
      await untilReady(server, READY_WITHIN_MS);
      return performance.now() - from;
    },
    async signIn() {
      const body = { email: EMAIL, password };
      const { accessToken } = await clientOf(current().url).account.signin({ body });
      return { token: accessToken, client: clientOf(current().url, accessToken) };
    },
    readSecret: () => readFile(join(dataDir, 'token-secret'), 'hex'),
    openDatabase: () => connect({ databaseUrl: url, dataDir, log: pino({ level: 'error' }) }),
    async remove(keep) {
      server?.kill('SIGKILL');
      await server?.ended;
      if (!keep && !sharing) {
        await rm(dataDir, { recursive: true });
        await admin?.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }
      await admin?.end();
    },
  };
};
