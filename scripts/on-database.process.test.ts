import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../server/src/testing/process.ts';
import { codeOf } from '../server/src/testing/second-factor.ts';
import { fillDataDir } from '../server/src/testing/templates.ts';
import { clientOf } from './kill9/calls.ts';
import { listingsOf } from './kill9/records.ts';

const ADMIN = { email: 'admin@example.com', password: 'the password of this test' };
const MEMBER = { email: 'member@example.com', password: 'the password of a member' };

const LISTING = { title: '메트로타운역 앞 콘도', content: '역까지 걸어서 3분이에요.', images: [] };

let dataDir: string;
let server: ServerProcess;
/** How a command that needs the database alone answers while the server runs. */
let refused: string;

const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
const run = (command: string, folder: string, ...given: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, command), ...given], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: folder },
  });

const startServer = async () => {
  server = spawnServer({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await untilReady(server);
  return clientOf(server.url);
};

const stopServer = async () => {
  server.kill('SIGTERM');
  await server.ended;
};

// A database with an admin, who signed in twice and set up a second factor, and a member with a listing.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanca-on-database-'));
  try {
    await fillDataDir(dataDir);
    const client = await startServer();
    let admin = client;
    for (const _device of ['one', 'another']) {
      const { accessToken } = await client.account.signin({ body: ADMIN });
      admin = clientOf(server.url, accessToken);
    }
    const { accessToken } = await client.account.signup({ body: { ...MEMBER, name: '회원', agree: true } });
    await listingsOf(clientOf(server.url, accessToken)).create(LISTING);
    const { setup, secret } = await admin.secondFactor.start();
    await admin.secondFactor.confirm({ body: { setup, code: codeOf(secret) } });
    // That ended the other one.
    await expect(client.account.signin({ body: ADMIN })).rejects.toMatchObject({ status: 401 });
    refused = await run('end-sessions.ts', dataDir).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  } finally {
    await stopServer();
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a server that runs keeps the embedded database to itself', () => {
  expect(refused).toContain('Stop the server first');
});

test('ends every session', async () => {
  expect((await run('end-sessions.ts', dataDir)).stdout).toBe('2 sessions ended.\n');
  expect((await run('end-sessions.ts', dataDir)).stdout).toBe('0 sessions ended.\n');
});

test('removes the second factor of an account, whose password is enough then', async () => {
  expect((await run('remove-second-factor.ts', dataDir, ADMIN.email)).stdout).toMatch(
    /^Account \d+: 1 apps and 0 passkeys removed\.\n$/,
  );
  await expect(run('remove-second-factor.ts', dataDir, 'nobody@example.com')).rejects.toMatchObject({
    stderr: 'No account has this address.\n',
  });
});

test('deletes an account with its listings, and no other', async () => {
  expect((await run('delete-account.ts', dataDir, 'Member@example.com')).stdout).toMatch(
    /^Account \d+ deleted, with 1 listings\.\n$/,
  );
  await expect(run('delete-account.ts', dataDir, MEMBER.email)).rejects.toMatchObject({
    stderr: 'No account has this address.\n',
  });
  await expect(run('delete-account.ts', dataDir)).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run delete-account -- EMAIL'),
  });
  try {
    const client = await startServer();
    expect(await client.realties.count({ query: {} })).toBe(0);
    await expect(client.account.signin({ body: MEMBER })).rejects.toMatchObject({ status: 401 });
    expect(await client.account.signin({ body: ADMIN })).toHaveProperty('accessToken');
  } finally {
    await stopServer();
  }
});

test('makes no database where there is none', async () => {
  const empty = await mkdtemp(join(dataDir, 'empty-'));
  await expect(run('end-sessions.ts', empty)).rejects.toMatchObject({
    stderr: `DATA_DIR ${empty} holds no database.\n`,
  });
  expect(await readdir(empty)).toEqual([]);
});
