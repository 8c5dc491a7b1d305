import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.css'));
const sheets = await Promise.all(
  files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
);

/** What matches in the style sheets of the site, as `file: text`. */
const found = (pattern: RegExp): string[] =>
  sheets.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(50);
});

test('every font size is of the scale, or follows the text around it', () => {
  expect(found(/font-size: (?!var\(--text-|[\d.]+em;|inherit;).*/g)).toEqual([]);
  expect(found(/font:.*\dpx.*/g)).toEqual([]);
});

test('every distance is of the scale, a hairline, or follows the text around it', () => {
  expect(found(/\b(?:margin|padding|gap)[\w-]*: [^;]*?(?<![\d.])(?!1px)[\d.]+(?:px|rem)[^;]*/g)).toEqual([]);
});

test('no style sheet knows another width of the screen than the two of tokens.css', () => {
  expect(found(/\((?:(?:min-|max-)?width)[^)]*(?<!width (?:>=|<) (?:48|64)em)\)/g)).toEqual([]);
});

test('what lies over what is a token', () => {
  expect(found(/z-index: (?!var\(--z-|0;).*/g)).toEqual([]);
});
