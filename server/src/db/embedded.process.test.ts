import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillDataDir } from '../testing/templates.ts';
import { connect } from './connect.ts';
import { DataDirInUse } from './data-dir.ts';
import { isCheckpointDue } from './embedded/upkeep.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('openEmbedded', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hanca-embedded-'));
  let database: EmbeddedDatabase;

  // The tests share one directory.
  beforeAll(async () => {
    await fillDataDir(dir);
    database = await openEmbedded(dir, { log });
    await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text NOT NULL)');
  });
  afterAll(async () => {
    await database.close();
    rmSync(dir, { recursive: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('syncs the disk for every commit', async () => {
    for (const id of [1, 2, 3]) {
      const before = database.fsyncCount();
      await database.pool.query('INSERT INTO notes VALUES ($1, $2)', [id, '한카']);
      expect(database.fsyncCount()).toBeGreaterThan(before);
    }
  });

  test('plans for a disk that does not turn', async () => {
    expect((await database.pool.query('SHOW random_page_cost')).rows).toEqual([{ random_page_cost: '1.1' }]);
  });

  test('refuses a second opener', async () => {
    await expect(openEmbedded(dir, { log })).rejects.toBeInstanceOf(DataDirInUse);
  });

  test('keeps what was written over close and open', async () => {
    await database.pool.query("INSERT INTO notes VALUES (10, '남아요')");
    await database.close();
    database = await openEmbedded(dir, { log });
    const { rows } = await database.pool.query('SELECT text FROM notes WHERE id = 10');
    expect(rows).toEqual([{ text: '남아요' }]);
  });

  test('checkpoints after 64 MB of write-ahead log', async () => {
    await database.checkpoint();
    expect(await isCheckpointDue(database)).toBe(false);
    for (let segment = 0; segment < 5; segment++) {
      await database.pool.query("UPDATE notes SET text = text || '.'");
      await database.pool.query('SELECT pg_switch_wal()'); // on to the next 16 MB
    }
    expect(await isCheckpointDue(database)).toBe(true);
    await database.checkpoint();
    expect(await isCheckpointDue(database)).toBe(false);
  });

  test('vacuums five minutes after the start and then daily, and stops with close', async () => {
    await database.close();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    database = await openEmbedded(dir, { log });
    const query = vi.spyOn(database.pool, 'query');
    const vacuums = async () => {
      const { rows } = await database.pool.query<{ n: number }>(
        "SELECT vacuum_count::int AS n FROM pg_stat_user_tables WHERE relname = 'notes'",
      );
      return rows[0]?.n ?? 0;
    };
    const before = await vacuums();
    const settle = async () => {
      await database.checkpoint(); // after a vacuum
      await Promise.all(query.mock.results.map(({ value }) => value));
      await new Promise(setImmediate);
    };
    const pass = async (ms: number) => {
      vi.advanceTimersByTime(ms - 30_000);
      await settle(); // a look that is still busy would swallow the next one
      vi.advanceTimersByTime(30_000);
      await settle();
    };

    await pass(4.5 * 60_000);
    expect((await vacuums()) - before).toBe(0);
    await pass(30_000);
    expect((await vacuums()) - before).toBe(1);
    await pass(23 * 3600_000);
    expect((await vacuums()) - before).toBe(1);
    await pass(3600_000);
    expect((await vacuums()) - before).toBe(2);
    expect(log.error).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(1);
    await database.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    database = await openEmbedded(dir, { log });
  });
});

test('connect without an address opens the database in dataDir', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanca-connect-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await fillDataDir(dataDir);
  const database = await connect({ databaseUrl: undefined, dataDir, log });
  expect([database.engine, await database.isReady()]).toEqual(['embedded', true]);
  await database.close();
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['lock.db', 'postgres']));
});

test('an embedded database keeps what was committed before its process was killed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'hanca-killed-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  await fillDataDir(dir);
  const script = `
    const { openEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const { pool } = await openEmbedded(${JSON.stringify(dir)}, { log: console });
    await pool.query('CREATE TABLE notes (text text)');
    await pool.query("INSERT INTO notes VALUES ('죽어도 남아요')");
    process.stdout.write('written');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await openEmbedded(dir, { log });
  const { rows } = await database.pool.query('SELECT text FROM notes');
  expect(rows).toEqual([{ text: '죽어도 남아요' }]);
  await database.close();
});
