import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, spawnServer, untilReady } from '../server/src/testing/process.ts';
import { fillDataDir } from '../server/src/testing/templates.ts';

test('npm run dev serves a page and, at once, more files of it than a visitor may request', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hanca-dev-'));
  await fillDataDir(dataDir);
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const server = spawnServer(settings, undefined, join(import.meta.dirname, 'dev.ts'));
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  await untilReady(server);
  expect((await fetch(server.url)).status).toBe(200);
  const files = Array.from({ length: 30 }, (_, version) =>
    fetch(`${server.url}/src/ui/button.tsx?t=${version}`),
  );
  const statuses = (await Promise.all(files)).map(({ status }) => status);
  expect(statuses).toEqual(Array(30).fill(200));
});
