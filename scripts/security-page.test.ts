import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const page = read('docs/security.md');
const named = [...page.matchAll(/^ +- `([^`]+)`: (.+)$/gm)].map(([, file = '', name = '']) => ({
  file,
  name,
}));

test('names tests that are there', () => {
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(
    ({ file, name }) => !existsSync(join(root, file)) || !read(file).includes(name),
  );
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('every line from 1 to 33 and from 47 to 60 is there, with a test or with the reason for none', () => {
  const lines = [...page.matchAll(/^(\d+)\. /gm)].map(([, line]) => Number(line));
  const reasons = [...page.matchAll(/^- ([\d, ]+):/gm)].flatMap(([, some = '']) =>
    some.split(', ').map(Number),
  );
  const wanted = Array.from({ length: 60 }, (_, index) => index + 1).filter((line) => line < 34 || line > 46);
  expect(wanted.filter((line) => !lines.includes(line) && !reasons.includes(line))).toEqual([]);
});
