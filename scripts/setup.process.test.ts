import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const setup = join(import.meta.dirname, 'setup.mjs');

const versionOf = (node: string): number =>
  Number(/^v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]);

/** This Node, and one that could not run the product but has to run this, where the machine has one. */
const older = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => existsSync(node) && versionOf(node) >= 18 && versionOf(node) < 22);
const nodes = [process.execPath, ...(older ? [older] : [])].map((node) => [versionOf(node), node] as const);

/** A checkout with what the script looks at, and an npm that writes down its calls and makes what they would. */
let root: string;
const write = (path: string, text = '') => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hanca-setup-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(setup, join(root, 'scripts/setup.mjs'));
  for (const path of ['package-lock.json', 'vite.workspace.ts', 'scripts/build.ts']) write(path);
  for (const room of ['common', 'front', 'admin']) write(`${room}/src/a.ts`);
  write(
    'bin/npm',
    `#!/bin/sh
echo "$1 $2" >> calls
mkdir -p node_modules/vite
if [ "$1" = run ]; then
  mkdir -p front/dist/client front/dist/server admin/dist
  touch front/dist/server/entry-server.js admin/dist/index.html
fi
`,
  );
  chmodSync(join(root, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the script. Out: what it called npm for. */
const callsOf = (node: string): string[] => {
  rmSync(join(root, 'calls'), { force: true });
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` };
  const script = join(root, 'scripts/setup.mjs');
  const { status, stderr } = spawnSync(node, [script, '--build'], { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const calls = join(root, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
};

test.each(nodes)('on Node %i it installs and builds what is missing or stale, once', (_, node) => {
  expect(callsOf(node)).toEqual(['ci --ignore-scripts', 'run --silent']);
  expect(callsOf(node)).toEqual([]);
  write('common/src/a.ts', 'export {};');
  expect(callsOf(node)).toEqual(['run --silent']);
  write('package-lock.json', '{}');
  expect(callsOf(node)).toEqual(['ci --ignore-scripts', 'run --silent']);
});
