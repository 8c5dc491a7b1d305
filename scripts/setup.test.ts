import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';

const setup = join(import.meta.dirname, 'setup.mjs');

test('it is written in what Node 18 understands', async () => {
  const code = readFileSync(setup, 'utf8');
  const asWritten = await transformWithOxc(code, setup, { target: 'esnext' });
  const forOlder = await transformWithOxc(code, setup, { target: 'node18' });
  expect(forOlder.code).toBe(asWritten.code);
});

test('what Node 18 does not understand would be found', async () => {
  const { code } = await transformWithOxc('using file = open();', setup, { target: 'node18' });
  expect(code).not.toContain('using file');
});
