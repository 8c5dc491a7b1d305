import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGION_COOKIE } from '@hanca/common/reader-region.ts';
import { COOKIES } from '@hanca/common/terms.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Those that a file takes from elsewhere. */
const SHARED: Record<string, string> = { REGION_COOKIE };

/** The names of the cookies that a file sets or declares; a constant by its value in the same file, or in `SHARED`. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/(?:\.setCookie|= serverCookie)\(\s*(?:'([^']+)'|(\w+))/g)].map(
    ([, name, constant = '']) =>
      name ??
      SHARED[constant] ??
      new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1] ??
      `${constant}?`,
  );

test('the page of terms names every cookie that is set, and no other', async () => {
  const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  // `name` is what `serverCookie` is given.
  const set = new Set(sources.flatMap(namesIn).filter((name) => name !== 'name?'));
  expect([...set].sort()).toEqual(COOKIES.flatMap(({ names }) => names).sort());
});
