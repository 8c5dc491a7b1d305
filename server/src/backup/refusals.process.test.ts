import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../db/connect.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { sentenceOf } from '../operator-error.ts';
import { contentsOf, type SavedProduct, saveProduct, start } from '../testing/saved-product.ts';
import { type Line, type Manifest, readArchive, writeArchive } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { WITHIN_MS } from './tables.ts';

const log = pino({ level: 'silent' });
let { root, source, archive, saved, original, configOf, remove } = {} as SavedProduct;
beforeAll(async () => {
  ({ root, source, archive, saved, original, configOf, remove } = await saveProduct());
});
afterAll(() => remove());
afterEach(() => vi.restoreAllMocks());

/** The sentence an operator would read. */
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(() => 'it was done', sentenceOf);

test('a target that is not empty is refused and left as it is', async () => {
  expect(await refusal(restore(source, archive, log))).toMatch(/images holds files .*Nothing was changed/);
  const images = join(source.dataDir, 'images');
  await rename(images, join(root, 'aside'));
  expect(await refusal(restore(source, archive, log))).toMatch(/table \w+ has rows\..*Nothing was changed/);
  expect(existsSync(images)).toBe(false);
  await rename(join(root, 'aside'), images);
  expect(await contentsOf(source)).toEqual(original);
});

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
});

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
});

test('a backup is refused over a file, of nothing, and of a folder in use, naming the holder', async () => {
  expect(await refusal(backup(source, archive, log))).toMatch(/saved\.gz exists already/);
  expect(await refusal(backup(configOf('unmade'), join(root, 'none'), log))).toMatch(
    /unmade holds no database/,
  );
  expect(existsSync(join(root, 'unmade'))).toBe(false);
  const running = await start(source);
  const message = await refusal(backup(source, join(root, 'none'), log));
  await running.close();
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
});

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
});
