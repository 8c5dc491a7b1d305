import { randomUUID } from 'node:crypto';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { sessions } from '../db/schema/account.ts';
import { users } from '../db/schema/users.ts';
import type { Running } from '../start.ts';
import { contentsOf, HARD, type SavedProduct, saveProduct, signIn, start } from '../testing/saved-product.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { findSchema, WITHIN_MS } from './tables.ts';

const log = pino({ level: 'silent' });
let { root, source, archive, saved, original, configOf, remove } = {} as SavedProduct;
beforeAll(async () => {
  ({ root, source, archive, saved, original, configOf, remove } = await saveProduct());
});
afterAll(() => remove());

let running: Running | null = null;
const run = async (config: Config): Promise<Running> => {
  running = await start(config);
  return running;
};
const stop = async () => {
  await running?.close();
  running = null;
};
afterEach(stop);

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

test('a backup restored into a new folder is the same product', async () => {
  expect(original.tables.posts).toHaveLength(3);
  // Those of the sign-ins besides.
  expect(original.tables.attempts?.length).toBeGreaterThanOrEqual(250);
  expect(Object.keys(original.files)).toHaveLength(4);
  expect(saved.missing).toEqual([]);

  const target = configOf('embedded');
  await restore(target, archive, log);
  expect(await contentsOf(target)).toEqual(original);
  expect((await readdir(target.dataDir)).sort()).toEqual(['images', 'lock', 'lock.db', 'postgres']);
  await expectWorking(target);
});

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
});

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
  });
});
