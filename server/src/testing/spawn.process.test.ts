import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { freePort, spawnServer, untilReady } from './process.ts';

test('what a server prints is given and copied, also when it ends before it is ready', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hanca-process-'));
  const copied: string[] = [];
  const copy = new Writable({
    write: (chunk, _encoding, done) => {
      copied.push(String(chunk));
      done();
    },
  });
  const server = spawnServer(
    { DATA_DIR: dataDir, PORT: String(await freePort()), ADMIN_PASSWORD: 'short' },
    copy,
  );
  await expect(untilReady(server)).rejects.toThrow(/^the server ended with 1: ADMIN_PASSWORD must have/);
  expect(copied.join('')).toBe(server.stderr());
  await rm(dataDir, { recursive: true });
});
