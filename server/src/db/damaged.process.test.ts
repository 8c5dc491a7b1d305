import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sentenceOf } from '../operator-error.ts';
import { fillDataDir } from '../testing/templates.ts';
import { openEmbedded } from './embedded.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const base = mkdtempSync(join(tmpdir(), 'hanca-damaged-'));
const whole = join(base, 'whole');

beforeAll(async () => {
  await fillDataDir(whole);
  await (await openEmbedded(whole, { log })).close();
});
afterAll(() => rmSync(base, { recursive: true }));

/** What the operator reads when the server starts on `dir`. */
const sentence = async (dir: string): Promise<string | null> => {
  try {
    await (await openEmbedded(dir, { log })).close();
  } catch (error) {
    return sentenceOf(error);
  }
  throw new Error('it was opened');
};

const CANNOT = 'cannot be opened: ';
const REMEDY =
  '. Give its files to the user that runs the server, or where they are damaged move the folder away and restore a backup (npm run restore).';

test.each<[what: string, damage: (postgres: string) => void, reason: string]>([
  [
    'another version',
    (postgres) => writeFileSync(join(postgres, 'PG_VERSION'), '17\n'),
    'database files are incompatible with server (The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.6)',
  ],
  [
    'a control file that was cut off',
    (postgres) => truncateSync(join(postgres, 'global/pg_control'), 100),
    'could not read file "global/pg_control": read 100 of 296',
  ],
  [
    'a missing PG_VERSION',
    (postgres) => rmSync(join(postgres, 'PG_VERSION')),
    'it has files, but PG_VERSION is missing, which every database has',
  ],
  [
    'a missing write-ahead log',
    (postgres) => rmSync(join(postgres, 'pg_wal'), { recursive: true }),
    'required WAL directory "pg_wal" does not exist',
  ],
])('of %s the operator reads the folder, the reason and the remedy', async (what, damage, reason) => {
  const dir = join(base, what.replaceAll(' ', '-'));
  cpSync(whole, dir, { recursive: true });
  const postgres = join(dir, 'postgres');
  damage(postgres);
  const control = readFileSync(join(postgres, 'global/pg_control'));
  expect(await sentence(dir)).toBe(`The database in ${postgres} ${CANNOT}${reason}${REMEDY}`);
  // Nothing was made anew.
  expect(readFileSync(join(postgres, 'global/pg_control'))).toEqual(control);
});

test('a DATA_DIR that is a file is named', async () => {
  const file = join(base, 'file');
  writeFileSync(file, '');
  expect(await sentence(file)).toMatch(`${file} is a file where a folder is needed; `);
});

// Root may read everything.
test.skipIf(process.getuid?.() === 0)('a folder that may not be read is named', async () => {
  const dir = join(base, 'unreadable');
  cpSync(whole, dir, { recursive: true });
  const postgres = join(dir, 'postgres');
  chmodSync(join(postgres, 'global/pg_control'), 0o000);
  expect(await sentence(dir)).toMatch(/postgres cannot be opened: .*pg_control.*Permission denied/);
  chmodSync(postgres, 0o000);
  expect(await sentence(dir)).toMatch(/postgres cannot be opened: .*permission denied/i);
  chmodSync(postgres, 0o700);
});

test('a first start that was cut off begins anew', async () => {
  const dir = join(base, 'unfinished');
  mkdirSync(join(dir, 'postgres.new/base'), { recursive: true });
  const database = await openEmbedded(dir, { log });
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
