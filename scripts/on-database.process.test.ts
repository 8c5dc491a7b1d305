import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
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
const runWith = (settings: Record<string, string>, command: string, ...given: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, command), ...given], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
  });
const run = (command: string, folder: string, ...given: string[]) =>
  runWith({ DATA_DIR: folder }, command, ...given);

/** Files of the commands in package.json that read the settings of the product. */
const findCommands = async (): Promise<string[]> => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'));
  const commands: string[] = [];
  for (const script of Object.values<string>(scripts)) {
    const [, file] = /^node scripts\/(\S+\.ts)$/.exec(script) ?? [];
    const code = file ? await readFile(join(import.meta.dirname, file), 'utf8') : '';
    if (file && /\/(?:config|on-database)\.ts'/.test(code)) commands.push(file);
  }
  return commands;
};

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

test('every command fails with one line and makes no database where there is none', async () => {
  const commands = await findCommands();
  expect(commands).toEqual(expect.arrayContaining(['backup.ts', 'restore.ts', 'end-sessions.ts']));
  const empty = await mkdtemp(join(dataDir, 'empty-'));
  const nowhere = { DATA_DIR: empty, DATABASE_URL: 'postgres://hanca@127.0.0.1:1/hanca' };
  const calls = commands.flatMap((command) => [
    { command, settings: { DATA_DIR: empty } },
    // `restore` fails on its missing archive before it connects.
    ...(command === 'restore.ts' ? [] : [{ command, settings: nowhere }]),
  ]);
  await Promise.all(
    calls.map(async ({ command, settings }) => {
      const failure = await runWith(settings, command, join(empty, 'missing')).then(
        () => ({ code: 0 }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
      );
      const named = 'DATABASE_URL' in settings ? 'DATABASE_URL' : empty;
      const sentence = expect.stringMatching(new RegExp(`^.*${named}.*\\.\n$`));
      expect(failure, command).toEqual({ code: 1, stdout: '', stderr: sentence });
    }),
  );
  expect(await readdir(empty)).toEqual([]);
});

const { postgresql } = inject('templates');

test.runIf(postgresql)('ends sessions on PostgreSQL, with no database in DATA_DIR', async () => {
  const { server: address = '', name = '', prefix = '' } = postgresql ?? {};
  const query = async (url: string, statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const copy = `${prefix}on_database`;
  await query(address, `CREATE DATABASE ${copy} TEMPLATE ${name}`);
  const url = Object.assign(new URL(address), { pathname: `/${copy}` }).href;
  await query(
    url,
    `WITH member AS (INSERT INTO users (email, name) VALUES ('${MEMBER.email}', '회원') RETURNING id)
     INSERT INTO sessions (user_id, device, expires_at) SELECT id, '', 'infinity' FROM member`,
  );
  const empty = await mkdtemp(join(dataDir, 'empty-'));
  const { stdout } = await runWith({ DATA_DIR: empty, DATABASE_URL: url }, 'end-sessions.ts');
  expect(stdout).toBe('1 sessions ended.\n');
});
