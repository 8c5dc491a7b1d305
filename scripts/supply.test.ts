import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules') && !link,
);

test('V15.2: the lockfile names every package by its exact version and hash, and no registry', () => {
  const loose = installed.filter(
    ([, { version = '', integrity = '', resolved }]) =>
      !/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(version) ||
      !integrity.startsWith('sha512-') ||
      resolved !== undefined,
  );
  expect(installed.length).toBeGreaterThan(0);
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('V15.1: packages are installed as the lockfile says, and none runs a script', () => {
  expect(read('scripts/setup.mjs')).toMatch(/'ci',\s+'--ignore-scripts'/);
});

test('V13.4: no build makes source maps', () => {
  expect(read('vite.workspace.ts') + read('scripts/build.ts')).not.toMatch(/source-?map/i);
});
