import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sentenceOf } from '../../operator-error.ts';
import { loadSecret } from './tokens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hanca-secret-'));
const path = join(dataDir, 'token-secret');
afterAll(() => rmSync(dataDir, { recursive: true }));

const sentence = (): string | null => {
  try {
    loadSecret(dataDir);
  } catch (error) {
    return sentenceOf(error);
  }
  throw new Error('it was loaded');
};

test('the secret is made once', () => {
  const secret = loadSecret(dataDir);
  expect(secret).toHaveLength(32);
  expect(loadSecret(dataDir)).toEqual(secret);
});

test.each([
  ['empty', ''],
  ['short', 'ten bytes.'],
])('a secret that is %s is refused, naming the file and the remedy', (_what, content) => {
  writeFileSync(path, content, { mode: 0o600 });
  expect(sentence()).toBe(
    `${path} does not hold 32 bytes; put the right file back, or delete it to have a new one made.`,
  );
});

test.skipIf(process.platform === 'win32')('a secret that others can read is refused', () => {
  writeFileSync(path, 'x'.repeat(32));
  for (const mode of [0o644, 0o640]) {
    chmodSync(path, mode);
    expect(sentence()).toMatch(
      `${path} can be read by others (mode 0${mode.toString(8)}); run chmod 600 on it`,
    );
  }
});
