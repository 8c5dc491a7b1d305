import { parentPort, workerData } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '../db/schema/account.ts';
import { announced, unannounced } from '../db/schema/announced.ts';
import { categories } from '../db/schema/categories.ts';
import { users } from '../db/schema/users.ts';
import { startSession } from '../features/account/sessions.ts';
import type { Actions, Cookie, Message } from './in-thread.ts';
import { startProduct } from './product.ts';
import { storeRows, storing } from './stored.ts';

// The product in a thread of a test's process (in-thread.ts): jsdom has taken the place of what Node has there.

const product = await startProduct({}, { template: workerData.template });
const { app, services, ids } = product;
const { db } = services;
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

const tables = [...announced.map(({ table }) => table), ...unannounced];
const first = {
  people: await db.select().from(users),
  sessions: await db.select().from(sessions),
  categories: await db.select().from(categories),
};
const stored = storing(db, ids);

const actions: Actions = {
  begin: async () => {
    await db.transaction(async (tx) => {
      // Neither references nor announcements matter here, and emptying so many tables at once would take longer.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      for (const table of tables) await tx.delete(table);
      await storeRows(tx, users, first.people);
      await storeRows(tx, categories, first.categories);
      await tx.insert(sessions).values(first.sessions);
    });
    services.cache.versions.raiseAll();
    return { origin, ids, tokens: product.tokens };
  },

  signIn: async (userId) => {
    const cookies: Cookie[] = [];
    const [account] = await db.select().from(users).where(eq(users.id, userId));
    if (!account) throw new Error(`no user ${userId}`);
    const reply = {
      setCookie: (name: string, value: string, { httpOnly }: { httpOnly?: boolean | undefined } = {}) =>
        cookies.push({ name, value, httpOnly }),
      clearCookie: () => undefined,
    };
    await startSession(services, { request: { headers: {}, ip: '127.0.0.1' }, reply }, account, 'password');
    return cookies;
  },

  store: (table, rows) => (stored[table] as (...given: unknown[]) => Promise<void>)(...rows),
};

parentPort?.on('message', async ({ id, name, args }: Message) => {
  try {
    const value = await (actions[name] as (...given: unknown[]) => Promise<unknown>)(...args);
    parentPort?.postMessage({ id, value });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
