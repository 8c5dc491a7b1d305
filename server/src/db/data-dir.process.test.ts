import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir.ts';

let dir: string;

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'hanca-lock-')), 'data');
});

afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

/** Another process that takes the lock of `dir`, if it can, and holds it until it is killed; without other programs. */
const startOpener = async () => {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)});
    try {
      lockDataDir(${JSON.stringify(dir)});
      process.stdout.write('holds');
    } catch (error) {
      process.stdout.write(error.message);
    }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: '' },
  });
  let warnings = '';
  child.stderr.on('data', (text) => {
    warnings += text;
  });
  const [said] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
    return warnings;
  };
  return { pid: child.pid, said: String(said), kill };
};

const refusal = (action: () => void): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('the lock was given');
};

test('of two processes one holds the directory, until it is killed', async () => {
  const openers = await Promise.all([startOpener(), startOpener()]);
  const holder = openers.find(({ said }) => said === 'holds');
  const other = openers.find((opener) => opener !== holder);
  const message = `DATA_DIR ${dir} is in use by process ${holder?.pid} on host ${hostname()}. Stop the server first: the embedded database serves one process at a time.`;
  expect(other?.said).toMatch(/^DATA_DIR \S+ is in use by (?:another )?process/);
  const error = refusal(() => lockDataDir(dir));
  expect(error).toBeInstanceOf(DataDirInUse);
  expect(error).toMatchObject({ message, holder: { pid: holder?.pid, host: hostname() } });
  expect(await holder?.kill()).toBe('');

  const next = await startOpener();
  expect(next.said).toBe('holds');
  await Promise.all([next.kill(), other?.kill()]);
});
