import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir.ts';

let dir: string;

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'hanca-lock-')), 'data');
});

afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

/** Another process that holds the lock of `dir` until it is killed. */
const startHolder = async (flock: string) => {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)});
    lockDataDir(${JSON.stringify(dir)}, { flock: ${JSON.stringify(flock)} });
    process.stdout.write('held');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

const refusal = (action: () => void): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('the lock was given');
};

describe.each([
  { how: 'flock(1)', flock: 'flock' },
  { how: 'a pid file', flock: 'no-such-flock' },
])('lockDataDir by $how', ({ flock }) => {
  test('keeps a second process out, names the holder, and is freed by its SIGKILL', async () => {
    const holder = await startHolder(flock);
    const error = refusal(() => lockDataDir(dir, { flock }));
    expect(error).toBeInstanceOf(DataDirInUse);
    expect(error).toMatchObject({
      holder: { pid: holder.pid, host: hostname() },
      message: `DATA_DIR ${dir} is in use by process ${holder.pid} on host ${hostname()}`,
    });

    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataDir(dir, { flock })();
  });

  test('refuses a second lock in the same process and gives it after release', () => {
    const release = lockDataDir(dir, { flock });
    expect(refusal(() => lockDataDir(dir, { flock }))).toMatchObject({ holder: { pid: process.pid } });
    release();
    release();
    lockDataDir(dir, { flock })();
  });

  test('makes the directory readable by its owner only', () => {
    lockDataDir(dir, { flock })();
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });
});

test('a pid file of another host is never judged stale', () => {
  lockDataDir(dir, { flock: 'no-such-flock' })();
  const path = join(dir, 'lock.pid');
  writeFileSync(path, '1 elsewhere\n');
  expect(refusal(() => lockDataDir(dir, { flock: 'no-such-flock' }))).toMatchObject({
    message: `DATA_DIR ${dir} is in use by process 1 on host elsewhere; if that host is gone, delete ${path}`,
  });
  expect(readFileSync(path, 'utf8')).toBe('1 elsewhere\n');
});

test('a lock that fails for another reason says so', () => {
  expect(() => lockDataDir(dir, { flock: '/' })).toThrow(/cannot be locked: .*EACCES/);
});
