import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEBIAN_LOGIN } from './testing/debian-login.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from './testing/process.ts';
import { fillDataDir } from './testing/templates.ts';

const EMAIL = 'admin@example.com';
const SHOWN = /^First admin: admin@example\.com, password (\S{20}) /m;

let dataDir: string;
let servers: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanca-main-'));
});
afterEach(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.ended));
  servers = [];
  await rm(dataDir, { recursive: true, force: true });
});

const spawn = async (settings: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = spawnServer({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    ...settings,
  });
  servers.push(server);
  return server;
};

const startReady = async (settings: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await spawn(settings);
  await untilReady(server);
  return server;
};

const post = (server: ServerProcess, path: string, body: unknown, token = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

const signIn = async (server: ServerProcess, password: string): Promise<string> => {
  const reply = await post(server, hrefOf(api.account.signin, {}), { email: EMAIL, password });
  expect(reply.status).toBe(201);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return accessToken;
};

const isListening = (server: ServerProcess): Promise<boolean> =>
  fetch(`${server.url}/v1/health`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

test('a wrong setting ends the start with a sentence naming it', async () => {
  const server = await spawn({ ADMIN_PASSWORD: 'short' });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toBe('ADMIN_PASSWORD must have at least 15 characters.\n');
  expect(server.stdout()).toBe('');
});

test('data that cannot be used ends the start with a sentence naming the file', async () => {
  await writeFile(join(dataDir, 'postgres'), 'no folder');
  const server = await spawn();
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(
    /^The database in \S+postgres cannot be opened: .*\(npm run restore\)\.\n$/,
  );
  expect(server.stdout()).toBe('');
});

test('the first start, by a plain Debian login, shows the password of the admin once, and the next finds everything again', async () => {
  const first = await startReady(DEBIAN_LOGIN);
  await vi.waitFor(() => expect(first.stdout()).toMatch(SHOWN), { timeout: 600_000 });
  const password = SHOWN.exec(first.stdout())?.[1] ?? '';
  const token = await signIn(first, password);
  const draft = { title: '남는 글', postType: 1, regionId: 'CA59', content: '본문이에요.', contentType: 1 };
  const created = await post(first, hrefOf(api.posts.create, {}), draft, token);
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: number };
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);

  const second = await startReady();
  const found = await fetch(`${second.url}${hrefOf(api.posts.get, { params: { id } })}`);
  expect(await found.json()).toMatchObject({ title: '남는 글', content: '본문이에요.' });
  const me = await fetch(`${second.url}${hrefOf(api.account.me, {})}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await me.json()).toMatchObject({ email: EMAIL });
  await signIn(second, password);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.stdout()).toContain('한카: ');
  expect(second.stdout()).toContain(`are files in ${join(dataDir, 'outbox')}.`);
  expect(second.stdout() + second.stderr()).not.toMatch(/password/i);
});

test('a host or a port that cannot be used is named, and the password of an admin made just before is not lost', async () => {
  await fillDataDir(dataDir);
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const PORT = String(typeof address === 'object' ? address?.port : 0);
  const refused = await spawn({ PORT });
  expect(await refused.ended).toBe(1);
  busy.close();
  expect(refused.stderr()).toBe(`PORT ${PORT} on 127.0.0.1 is in use by another program.\n`);
  const password = SHOWN.exec(refused.stdout())?.[1] ?? '';
  const elsewhere = await spawn({ HOST: 'no.such.host.invalid' });
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.stderr()).toBe('HOST no.such.host.invalid is no address of this machine.\n');
  await signIn(await startReady(), password);
});

test('a second process on the same data folder ends at once; on a signal to stop the first finishes its request and ends with 0', async () => {
  await fillDataDir(dataDir);
  const ADMIN_PASSWORD = 'a password that is known';
  const printLoaded = new URL('./testing/print-loaded.ts', import.meta.url);
  const server = await startReady({
    ADMIN_PASSWORD,
    NODE_OPTIONS: `--import=${printLoaded}`,
    NODE_ENV: 'development',
  });
  const second = await spawn();
  expect(await second.ended).toBe(1);
  expect(second.stderr()).toBe(
    `DATA_DIR ${dataDir} is in use by process ${server.pid} on host ${hostname()}. Stop the server first: the embedded database serves one process at a time.\n`,
  );
  expect((await fetch(server.url)).status).toBe(200);

  const body = JSON.stringify({ email: EMAIL, password: ADMIN_PASSWORD });
  const upload = request(`${server.url}${hrefOf(api.account.signin, {})}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = once(upload, 'response');
  // The server has the request's head, and waits for its body.
  upload.flushHeaders();
  await once(upload, 'continue');
  server.kill('SIGTERM');
  while (await isListening(server));

  upload.end(body);
  const [reply] = await answered;
  expect(reply.statusCode).toBe(201);
  expect(JSON.parse(await text(reply))).toMatchObject({ accessToken: expect.any(String) });
  expect(await server.ended).toBe(0);

  // Its page was rendered by the production build of React.
  const builds = [...server.stdout().matchAll(/react(?:-dom)?\/cjs\/.*\.(development|production)\.js/g)];
  expect(new Set(builds.map(([, build]) => build))).toEqual(new Set(['production']));
});
