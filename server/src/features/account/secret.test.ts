import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { sentenceOf } from '../../operator-error.ts';
import { createTokens, loadSecret } from './tokens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hanca-secret-'));
const path = join(dataDir, 'token-secret');
afterAll(() => rmSync(dataDir, { recursive: true }));

const claimed = { userId: 7, sessionId: 'a' };
const claims = { ...claimed, roles: [] };
const sentence = (): string | null => {
  try {
    loadSecret(dataDir);
  } catch (error) {
    return sentenceOf(error);
  }
  throw new Error('it was loaded');
};

test('the secret is made once, readable by its owner alone, and survives', async () => {
  const first = loadSecret(dataDir);
  expect(first).toHaveLength(32);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['token-secret']);
  expect(loadSecret(dataDir)).toEqual(first);
  const token = await createTokens(first).sign(claims);
  expect(await createTokens(loadSecret(dataDir)).verify(token)).toEqual(claimed);
  expect(loadSecret(join(dataDir, 'another')).equals(first)).toBe(false);
});

test('a secret that is empty or short is refused and kept, naming the file and the remedy', () => {
  for (const content of ['', 'ten bytes.']) {
    writeFileSync(path, content, { mode: 0o600 });
    expect(sentence()).toBe(
      `${path} does not hold 32 bytes; put the right file back, or delete it to have a new one made.`,
    );
    expect(statSync(path).size).toBe(content.length);
  }
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

test('a token ends after 15 minutes by its own clock', async () => {
  const tokens = createTokens(Buffer.alloc(32, 1));
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  expect(await tokens.verify(await tokens.sign(claims, ago(890)))).not.toBeNull();
  expect(await tokens.verify(await tokens.sign(claims, ago(901)))).toBeNull();
  expect(await tokens.verify(await tokens.sign(claims, ago(-60)))).toBeNull();
});

test('a token that was verified before is refused before its time and after it', async () => {
  const tokens = createTokens(Buffer.alloc(32, 1));
  const now = Date.now();
  const token = await tokens.sign(claims);
  vi.useFakeTimers({ toFake: ['Date'], now });
  const after = (seconds: number) => {
    vi.setSystemTime(now + seconds * 1000);
    return tokens.verify(token);
  };
  try {
    expect(await after(1)).toEqual(claimed);
    expect(await after(890)).toEqual(claimed);
    expect(await after(902)).toBeNull();
    expect(await after(-60)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
