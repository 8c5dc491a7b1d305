import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, spawnServer, untilReady } from '../server/src/testing/process.ts';

const EMAIL = 'admin@example.com';
const PASSWORD = 'the password of this test';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanca-end-sessions-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const { PATH = '', HOME = '' } = process.env;
const endSessions = (folder: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'end-sessions.ts')], {
    env: { PATH, HOME, DATA_DIR: folder },
  });

test('ends every session of a server that is stopped', async () => {
  const server = spawnServer({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
  });
  try {
    await untilReady(server);
    for (const _device of ['one', 'another']) {
      const reply = await fetch(`${server.url}${api.account.signin.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      });
      expect(reply.status).toBe(201);
    }
    await expect(endSessions(dataDir)).rejects.toMatchObject({
      stderr: expect.stringContaining('Stop the server first'),
    });
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
  expect((await endSessions(dataDir)).stdout).toBe('2 sessions ended.\n');
  expect((await endSessions(dataDir)).stdout).toBe('0 sessions ended.\n');
}, 120_000);

test('makes no database where there is none', async () => {
  const empty = await mkdtemp(join(dataDir, 'empty-'));
  await expect(endSessions(empty)).rejects.toMatchObject({
    stderr: `DATA_DIR ${empty} holds no database.\n`,
  });
  expect(await readdir(empty)).toEqual([]);
});
