import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveConsole, serveFrontAssets } from './built-files.ts';

const root = mkdtempSync(join(tmpdir(), 'hanca-built-'));
const app = Fastify();
beforeAll(async () => {
  const files = [
    ...['.env', '.git/config', 'package.json', 'front/client/assets/a.js', 'front/server/entry-server.js'],
    ...['front/client/assets/a.js.br', 'console/index.html', 'console/assets/b.js'],
  ];
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), `the file ${file}`);
  }
  await serveFrontAssets(app, join(root, 'front'));
  await serveConsole(app, join(root, 'console'));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test('what was built is served', async () => {
  for (const url of ['/assets/a.js', '/admin/assets/b.js', '/admin', '/admin/user/7'])
    expect((await app.inject({ url })).statusCode).toBe(200);
});

test('a file goes out as its browser takes it, for ever', async () => {
  const fetched = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    return app.inject({ url: '/assets/a.js', headers });
  };
  const compressed = await fetched('gzip, br');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(compressed.body).toContain('a.js.br');
  for (const accepted of ['gzip', 'identity']) {
    const { headers, body } = await fetched(accepted);
    expect([headers['content-encoding'], body.endsWith('a.js')]).toEqual([undefined, true]);
  }
});

test.each([
  ...['/.env', '/.git/config', '/package.json', '/server/entry-server.js', '/assets/', '/assets/a.js.map'],
  ...['/assets/a.js.br', '/assets/A.js', '/assets/toString'],
  ...['/assets/../server/entry-server.js', '/assets/%2e%2e/server/entry-server.js', '/admin/assets/b.js.map'],
  ...['/assets/..%2f..%2f..%2f.env', '/assets/..%5c..%5c..%5c.env', '/admin/assets/..%2f..%2f.git/config'],
])('V13.4: nothing else of the checkout is: %s', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect([400, 403, 404]).toContain(statusCode);
  expect(body).not.toContain('the file');
});
