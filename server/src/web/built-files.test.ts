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
    ...['console/index.html', 'console/assets/b.js'],
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

test.each([
  ...['/.env', '/.git/config', '/package.json', '/server/entry-server.js', '/assets/', '/assets/a.js.map'],
  ...['/assets/../server/entry-server.js', '/assets/%2e%2e/server/entry-server.js', '/admin/assets/b.js.map'],
  ...['/assets/..%2f..%2f..%2f.env', '/assets/..%5c..%5c..%5c.env', '/admin/assets/..%2f..%2f.git/config'],
])('V13.4: nothing else of the checkout is: %s', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect([400, 403, 404]).toContain(statusCode);
  expect(body).not.toContain('the file');
});
