import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { oneTimeTokens, sessions } from '../db/schema/account.ts';
import { attempts } from '../db/schema/attempts.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { processImage } from '../features/images/process.ts';
import { sentenceOf } from '../operator-error.ts';
import { type Running, start } from '../start.ts';
import { photo } from '../testing/sample-files.ts';
import { fillDataDir } from '../testing/templates.ts';
import { noWeb } from '../web/web.ts';
import { type Line, type Manifest, readArchive, writeArchive } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { findSchema, findTables, WITHIN_MS } from './tables.ts';

const log = pino({ level: 'silent' });
const PASSWORD = 'the first admin password';
const HARD = 'tab\t"quote" \\ {brace},\r\n가나다 👩‍👩‍👧 \u2028 \u0001 NULL';

let root: string;
let source: Config;
let archive: string;
let saved: Manifest;
let original: Contents;
let running: Running | null = null;

const configOf = (name: string, databaseUrl = ''): Config =>
  readConfig({ DATA_DIR: join(root, name), DATABASE_URL: databaseUrl, ADMIN_PASSWORD: PASSWORD });

const run = async (config: Config): Promise<Running> => {
  running = await start({ config, log, web: noWeb });
  return running;
};
const stop = async () => {
  await running?.close();
  running = null;
};
afterEach(async () => {
  vi.restoreAllMocks();
  await stop();
});

const signIn = async ({ app }: Running): Promise<string> => {
  const payload = { email: source.adminEmail, password: PASSWORD };
  const reply = await app.inject({ method: 'POST', url: hrefOf(api.account.signin, {}), payload });
  expect(reply.statusCode).toBe(201);
  return `Bearer ${reply.json<{ accessToken: string }>().accessToken}`;
};

interface Contents {
  tables: Record<string, string[]>;
  files: Record<string, string>;
}

/** Every row as the database's own text, and every JPEG. */
const contentsOf = async (config: Config): Promise<Contents> => {
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

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hanca-backup-'));
  source = configOf('source');
  archive = join(root, 'saved.gz');
  await fillDataDir(source.dataDir);
  const product = await run(source);
  await fill(product);
  const url = hrefOf(api.posts.remove, { params: { id: 4 } });
  const authorization = await signIn(product);
  const removed = await product.app.inject({ method: 'DELETE', url, headers: { authorization } });
  expect(removed.statusCode).toBe(204);
  await stop();
  saved = await backup(source, archive, log);
  original = await contentsOf(source);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Sign-in, pictures, and ids that go on where they were. */
const expectWorking = async (config: Config) => {
  const product = await run(config);
  const authorization = await signIn(product);
  for (const [url, base64] of Object.entries(original.files)) {
    const picture = await product.app.inject({ url, headers: { accept: 'image/jpeg' } });
    expect(picture.rawPayload.toString('base64')).toBe(base64);
  }
  const created = await product.app.inject({
    method: 'POST',
    url: hrefOf(api.posts.create, {}),
    headers: { authorization },
    payload: { title: '다음 글', postType: 1, regionId: 'CA59', content: '본문', contentType: 1 },
  });
  expect(created.json()).toMatchObject({ id: 5 });
  await stop();
};

/** The sentence an operator would read. */
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(() => 'it was done', sentenceOf);

test('a backup restored into a new folder is the same product', async () => {
  expect(original.tables.posts).toHaveLength(3);
  // Those of the sign-ins besides.
  expect(original.tables.attempts?.length).toBeGreaterThanOrEqual(250);
  expect(Object.keys(original.files)).toHaveLength(3);
  expect(saved.missing).toEqual([]);

  const target = configOf('embedded');
  await restore(target, archive, log);
  expect(await contentsOf(target)).toEqual(original);
  expect((await readdir(target.dataDir)).sort()).toEqual(['images', 'lock', 'lock.db', 'postgres']);
  await expectWorking(target);
}, 60_000);

test('a target that is not empty is refused and left as it is', async () => {
  expect(await refusal(restore(source, archive, log))).toMatch(/images holds files .*Nothing was changed/);
  const images = join(source.dataDir, 'images');
  await rename(images, join(root, 'aside'));
  expect(await refusal(restore(source, archive, log))).toMatch(/table \w+ has rows\..*Nothing was changed/);
  expect(existsSync(images)).toBe(false);
  await rename(join(root, 'aside'), images);
  expect(await contentsOf(source)).toEqual(original);
}, 60_000);

test('a damaged archive is refused before the target is made', async () => {
  const whole = await readFile(archive);
  const damaged = join(root, 'damaged.gz');
  await writeFile(damaged, whole.subarray(0, whole.length / 2));
  expect(await refusal(restore(configOf('unmade'), damaged, log))).toMatch(/cut off, damaged/);
  whole[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 1;
  await writeFile(damaged, whole);
  expect(await refusal(restore(configOf('unmade'), damaged, log))).toMatch(/cut off, damaged/);
  expect(existsSync(join(root, 'unmade'))).toBe(false);
});

/** A copy of the archive with another manifest, and `extra` before it. */
const savedWith = async (name: string, change: Partial<Manifest>, extra: Line[] = []): Promise<string> => {
  const file = join(root, `${name}.gz`);
  const lines = async function* () {
    for await (const line of readArchive(archive)) if (!line.startsWith('{"format"')) yield line;
    for (const line of [...extra, { ...saved, ...change }]) yield JSON.stringify(line);
  };
  await writeArchive(file, lines());
  return file;
};

test('an archive of a newer schema is refused before the target is made', async () => {
  const newer = await savedWith('newer', { schema: 'f'.repeat(64) });
  expect(await refusal(restore(configOf('unmade'), newer, log))).toMatch(/not known to this version/);
  expect(existsSync(join(root, 'unmade'))).toBe(false);
});

test('an empty target whose tables are newer than the archive is refused', async () => {
  const schema = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-2)?.hash;
  if (!schema) throw new Error('there is one migration alone');
  const older = await savedWith('older', { schema });
  const target = configOf('newer');
  const database = await connect({ ...target, log });
  await database.migrate(MIGRATIONS);
  await database.close();
  expect(await refusal(restore(target, older, log))).toMatch(/tables are newer than the archive's/);
  await restore(target, archive, log);
  expect(await contentsOf(target)).toEqual(original);
}, 60_000);

test('an archive of the version before is restored, and brought up to date by the next start', async () => {
  const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS }).length - 1;
  const before = configOf('before');
  const database = await connect({ ...before, log });
  await database.migrate(MIGRATIONS, steps);
  await database.pool.query("INSERT INTO users (email, name) VALUES ('old@example.org', '먼저 온 사람')");
  await database.close();
  const file = join(root, 'before.gz');
  await backup(before, file, log);
  const target = configOf('from-before');
  await restore(target, file, log);
  const { services } = await run(target);
  expect(await services.db.select({ name: users.name }).from(users)).toContainEqual({ name: '먼저 온 사람' });
  expect(await services.database.session(WITHIN_MS, findSchema)).toBe(saved.schema);
}, 60_000);

/** Right by their checksum, wrong by the database's rules: as a product with a fault of its own would write them. */
const FAULTS: Record<string, [change: Partial<Manifest>, extra: Line[], reason: string]> = {
  'a sequence too many': [
    { sequences: [{ name: 'none', value: '1' }] },
    [],
    'relation "none" does not exist',
  ],
  'a table too many': [{}, [{ table: 'pg_class', rows: [] }], 'pg_class is not a table of the product'],
  'a row twice': [{}, [{ table: 'attempts', rows: [{ key: 'key-1' }] }], 'violates'],
  'a file outside the images': [
    {},
    [{ image: '/images/../evil.jpg', base64: '' }],
    'evil.jpg is not the path',
  ],
};

test('a restore that fails half-way leaves an empty target, which then takes a whole archive', async () => {
  const target = configOf('half-way');
  for (const [fault, [change, extra, reason]] of Object.entries(FAULTS)) {
    const faulty = await savedWith(fault, change, extra);
    await expect(restore(target, faulty, log)).rejects.toThrow(reason);
    expect((await readdir(target.dataDir)).sort()).toEqual(['lock', 'lock.db', 'postgres']);
  }
  await restore(target, archive, log);
  expect(await contentsOf(target)).toEqual(original);
}, 60_000);

test('a backup is refused over a file, of nothing, and of a folder in use, naming the holder', async () => {
  expect(await refusal(backup(source, archive, log))).toMatch(/saved\.gz exists already/);
  expect(await refusal(backup(configOf('unmade'), join(root, 'none'), log))).toMatch(
    /unmade holds no database/,
  );
  expect(existsSync(join(root, 'unmade'))).toBe(false);
  await run(source);
  const message = await refusal(backup(source, join(root, 'none'), log));
  expect(message).toMatch(
    new RegExp(`source is in use by process ${process.pid} on host .*Stop the server first`),
  );
  expect(existsSync(join(root, 'none'))).toBe(false);
});

test('a backup of a database without migrations is refused', async () => {
  const foreign = configOf('foreign');
  const change = async (statement: string) => {
    const database = await connect({ ...foreign, log });
    await database.session(WITHIN_MS, (client) => client.query(statement));
    await database.close();
  };
  const refused = () => refusal(backup(foreign, join(root, 'none'), log));
  await change('CREATE TABLE things (id integer PRIMARY KEY)');
  expect(await refused()).toMatch(/does not hold the tables of the product/);
  await change(
    'CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations (hash text, created_at bigint)',
  );
  expect(await refused()).toMatch(/does not hold the tables of the product/);
}, 60_000);

/** Statements that begin like this are carried out, but their answers are lost. */
const loseAnswersTo = (start: string) => {
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const answer = Reflect.apply(query, this, given);
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!text.startsWith(start)) return answer;
    return answer.then(() => {
      throw new Error('Connection terminated unexpectedly');
    });
  });
};

test('a ROLLBACK that fails hides no refusal', async () => {
  loseAnswersTo('rollback');
  expect(await refusal(backup(source, archive, log))).toMatch(/saved\.gz exists already/);
});

test('a restore whose end is in doubt says what to do', async () => {
  const target = configOf('in-doubt');
  loseAnswersTo('commit');
  expect(await refusal(restore(target, archive, log))).toMatch(
    /empty the database and .*images, then restore again/,
  );
}, 60_000);

test('an image that is gone from the disk is named, and all else is saved', async () => {
  const [gone = ''] = Object.keys(original.files);
  await rename(join(source.dataDir, gone), join(root, 'gone'));
  const without = await backup(source, join(root, 'without.gz'), log);
  await rename(join(root, 'gone'), join(source.dataDir, gone));
  expect(without.missing).toEqual([gone]);
  expect(without.images).toBe(saved.images - 1);
  expect(without.tables).toEqual(saved.tables);
});

test('the database computes no column, which a restore would have to leave out', async () => {
  const database = await connect({ ...source, log });
  const { rows } = await database.pool.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND is_generated <> 'NEVER'`,
  );
  await database.close();
  expect(rows).toEqual([]);
});

describe.runIf(process.env.TEST_DATABASE_URL)('with PostgreSQL', () => {
  const admin = new pg.Client(process.env.TEST_DATABASE_URL);
  const name = `hanca_backup_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? 'postgres://none'), {
    pathname: `/${name}`,
  });

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  test('from embedded to PostgreSQL and, while it is written to, back', async () => {
    const middle = configOf('middle', url.href);
    await restore(middle, archive, log);
    expect(await contentsOf(middle)).toEqual(original);
    const still = await backup(middle, join(root, 'still.gz'), log);
    expect(still.tables).toEqual(saved.tables);
    expect(still.sequences).toEqual(saved.sequences);
    await expectWorking(middle);

    // Each writes a member and, in another statement, what refers to it: a backup of two moments would not restore.
    const { services } = await run(middle);
    let writing = true;
    const write = async () => {
      for (let i = 0; writing; i++) {
        await services.db.transaction(async (tx) => {
          const member = { email: `${i}@example.org`, name: HARD };
          const [row] = await tx.insert(users).values(member).returning({ id: users.id });
          await tx.insert(sessions).values({ userId: row?.id ?? 0, device: '', expiresAt: new Date() });
        });
      }
    };
    const written = write();
    const live = await backup(middle, join(root, 'live.gz'), log);
    writing = false;
    await written;
    await stop();
    const rows = new Map(live.tables.map((table) => [table.name, table.rows]));
    const after = await contentsOf(middle);
    expect(rows.get('users')).toBeLessThan(after.tables.users?.length ?? 0);

    const end = configOf('end');
    await restore(end, join(root, 'live.gz'), log);
    const back = await contentsOf(end);
    expect(back.tables.posts).toEqual(after.tables.posts);
    expect(back.tables.users).toHaveLength(rows.get('users') ?? 0);
    expect(back.files).toEqual(after.files);
    expect((await backup(end, join(root, 'end.gz'), log)).tables).toEqual(live.tables);
  }, 120_000);
});
