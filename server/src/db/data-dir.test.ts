import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './data-dir.ts';

let dir: string;

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'hanca-lock-')), 'data');
});

afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

const refusal = (action: () => void): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('the lock was given');
};

test('is refused a second time in the same process, and given after its release', () => {
  const release = lockDataDir(dir);
  expect(refusal(() => lockDataDir(dir))).toMatchObject({ holder: { pid: process.pid } });
  release();
  release();
  lockDataDir(dir)();
});

test('makes the directory readable by its owner only', () => {
  lockDataDir(dir)();
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

test('a file that is no lock is named, with the remedy', () => {
  lockDataDir(dir)();
  writeFileSync(join(dir, 'lock.db'), 'something else that is longer than a header of a database'.repeat(20));
  expect(refusal(() => lockDataDir(dir))).toMatchObject({
    message: expect.stringMatching(
      /lock\.db cannot be locked \(.*\); give it to the user .* or delete it\.$/,
    ),
  });
});
