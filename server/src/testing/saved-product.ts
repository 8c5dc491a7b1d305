import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Manifest } from '../backup/archive.ts';
import { backup } from '../backup/backup.ts';
import { findTables, WITHIN_MS } from '../backup/tables.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { oneTimeTokens } from '../db/schema/account.ts';
import { attempts } from '../db/schema/attempts.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { processImage } from '../features/images/process.ts';
import { type Running, start as startIt } from '../start.ts';
import { noWeb } from '../web/web.ts';
import { photo } from './sample-files.ts';
import { fillDataDir } from './templates.ts';

const log = pino({ level: 'silent' });
const PASSWORD = 'the first admin password';
/** A text that is hard to carry over. */
export const HARD = 'tab\t"quote" \\ {brace},\r\n가나다 👩‍👩‍👧 \u2028 \u0001 NULL';

/** What a product holds. */
interface Contents {
  tables: Record<string, string[]>;
  files: Record<string, string>;
}

/** Every row as the database's own text, and every JPEG. */
export const contentsOf = async (config: Config): Promise<Contents> => {
  const database = await connect({ ...config, log });
  const tables = await database.session(WITHIN_MS, async (client) => {
    const found: Contents['tables'] = {};
    await client.query("SET TimeZone = 'UTC'");
    for (const name of await findTables(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
  await database.close();
  const files: Contents['files'] = {};
  for (const entry of await readdir(config.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.jpg')) continue;
    const file = join(entry.parentPath, entry.name);
    files[file.slice(config.dataDir.length)] = (await readFile(file)).toString('base64');
  }
  return { tables, files };
};

/** Rows that hold what is hard to carry over. */
const fill = async ({ services: { db, store } }: Running): Promise<void> => {
  const image = await processImage(await photo(900, 700));
  const path = await store.save('post', 1, image, new Date('2025-11-21T09:00:00Z'));
  // Makes the alternative, which is left out.
  expect((await store.open(path, 'image/webp'))?.type).toBe('image/webp');
  const plain = { postType: 1, regionId: 'CA59', content: HARD, contentType: 1, userId: 1 };
  await db.insert(posts).values([
    { ...plain, title: 'null 과 빈 배열', images: [path], lat: null, lng: null },
    { ...plain, title: HARD, lat: 0.1 + 0.2, lng: -123.12345678901234, options: [HARD, 'null', '', '{}'] },
    { ...plain, title: '시각', createdAt: new Date('2024-03-10T10:00:00.007Z'), updatedAt: new Date(0) },
    { ...plain, title: '지울 글' },
  ]);
  const publicKey = new Uint8Array([0, 10, 34, 92, 128, 255]);
  const [member] = await db.insert(users).values({ email: 'key@example.org', name: HARD }).returning();
  const passkey = { userId: member?.id ?? 0, publicKey, counter: Number.MAX_SAFE_INTEGER, backedUp: false };
  await db.insert(passkeys).values([
    { ...passkey, id: 'bytes', name: HARD, transports: ['usb', HARD] },
    { ...passkey, id: 'none', name: '', publicKey: new Uint8Array() },
  ]);
  const until = new Date('2099-01-01T00:00:00.120Z');
  const data = sql`'{"exact": 12345678901234567890.12345678901234567890, "text": "\\u0001\\n", "none": null}'::jsonb`;
  await db.insert(oneTimeTokens).values({ hash: 'h', kind: 'k', data, expiresAt: until });
  // More than are fetched at once.
  const keys = Array.from({ length: 250 }, (_, i) => `key-${i}`);
  await db.insert(attempts).values(keys.map((key, count) => ({ key, count, until })));
};

/** Starts a product. The caller closes it. */
export const start = (config: Config): Promise<Running> => startIt({ config, log, web: noWeb });

/** Signs the first admin in. Out: the header of their calls. */
export const signIn = async ({ app, services }: Running): Promise<string> => {
  const payload = { email: services.config.adminEmail, password: PASSWORD };
  const reply = await app.inject({ method: 'POST', url: hrefOf(api.account.signin, {}), payload });
  expect(reply.statusCode).toBe(201);
  return `Bearer ${reply.json<{ accessToken: string }>().accessToken}`;
};

/** A product with a backup of it, and a folder for further ones. */
export interface SavedProduct {
  root: string;
  source: Config;
  /** The file that the backup is in. */
  archive: string;
  saved: Manifest;
  /** What the product held when it was saved. */
  original: Contents;
  /** The settings of a product in that folder. */
  configOf(name: string, databaseUrl?: string): Config;
  remove(): Promise<void>;
}

/** Fills a product, closes it and saves it. */
export const saveProduct = async (): Promise<SavedProduct> => {
  const root = await mkdtemp(join(tmpdir(), 'hanca-backup-'));
  const configOf = (name: string, databaseUrl = ''): Config =>
    readConfig({ DATA_DIR: join(root, name), DATABASE_URL: databaseUrl, ADMIN_PASSWORD: PASSWORD });
  const source = configOf('source');
  const archive = join(root, 'saved.gz');
  await fillDataDir(source.dataDir);
  const product = await start(source);
  await fill(product);
  const url = hrefOf(api.posts.remove, { params: { id: 4 } });
  const authorization = await signIn(product);
  const removed = await product.app.inject({ method: 'DELETE', url, headers: { authorization } });
  expect(removed.statusCode).toBe(204);
  await product.close();
  const saved = await backup(source, archive, log);
  const original = await contentsOf(source);
  const remove = () => rm(root, { recursive: true, force: true });
  return { root, source, archive, saved, original, configOf, remove };
};
