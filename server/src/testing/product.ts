import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { insertUser } from '../features/account/queries.ts';
import { startSession } from '../features/account/sessions.ts';
import { type Running, start } from '../start.ts';
import { noWeb, type Web } from '../web/web.ts';
import { projectTemplate, type Template } from './templates.ts';
import { takeDatabase } from './test-databases.ts';

/** Who makes a call in a test. */
export type Role = 'nobody' | 'member' | 'other' | 'admin';

export interface TestProduct extends Running {
  /** Ids of the people that every test product has. */
  ids: Record<Exclude<Role, 'nobody'>, number>;
  tokens: Record<Exclude<Role, 'nobody'>, string>;
  /** What was logged, line by line. */
  logged: string[];
  call(
    endpoint: Endpoint,
    given?: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; as?: Role },
  ): Promise<LightMyRequestResponse>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** How a test product is to differ from others. */
interface ProductOptions {
  web?: Web;
  /** Another address for its database on PostgreSQL, as of a proxy. */
  databaseUrlOf?: (url: string) => Promise<string>;
  /** What its database is made from, where it is started outside of a test. */
  template?: Template;
}

const people = { member: '회원', other: '다른회원', admin: '직원' } as const;

/** No test may depend on how fast the machine is. */
const UNHURRIED = { waitMs: 20_000, answerWithinMs: 20_000 };

/** The real product on a database of its own, with a member, another member and an admin who are signed in and whose addresses are verified. */
export const startProduct = async (
  settings: Partial<Config> = {},
  options: ProductOptions = {},
): Promise<TestProduct> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hanca-test-'));
  const { database, url } = await takeDatabase(options.template ?? projectTemplate(), options.databaseUrlOf);
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const config = {
    ...readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'the first admin password' }),
    databaseUrl: url,
    // Tests about second factors turn it on.
    staffSecondFactor: false,
    ...settings,
  };
  const running = await start({ config, log, web: options.web ?? noWeb, database, times: UNHURRIED });
  const { services, app } = running;

  const ids: Record<string, number> = {};
  const tokens: Record<string, string> = {};
  for (const [role, name] of Object.entries(people)) {
    const roles = role === 'admin' ? ['admin'] : [];
    const id = await insertUser(database.db, {
      email: `${role}@example.org`,
      name,
      passwordHash: null,
      roles,
      verifiedAt: new Date(),
    });
    if (id === null) throw new Error(`${role} exists already`);
    ids[role] = id;
    tokens[role] = await signIn(running, { id, name, roles });
  }

  return {
    ...running,
    ids: ids as TestProduct['ids'],
    tokens: tokens as TestProduct['tokens'],
    logged,
    inject: (options) => app.inject(options),
    call: (endpoint, { as = 'nobody', body, ...given } = {}) =>
      app.inject({
        method: endpoint.method,
        url: hrefOf(endpoint, given),
        headers: as === 'nobody' ? {} : { authorization: `Bearer ${tokens[as]}` },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    close: async () => {
      await running.close();
      await rm(services.config.dataDir, { recursive: true, force: true });
    },
  };
};

/** An access token of a new session, made as sign-in makes it. */
const signIn = async (
  { services }: Running,
  account: { id: number; name: string; roles: string[] },
): Promise<string> => {
  const request = { headers: {}, ip: '127.0.0.1' };
  const reply = { setCookie: () => undefined, clearCookie: () => undefined };
  const { accessToken } = await startSession(services, { request, reply }, account, 'password');
  return accessToken;
};
