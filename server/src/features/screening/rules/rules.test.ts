import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_MAX } from '@hanca/common/fields.ts';
import { expect, test } from 'vitest';
import { lookThrough } from '../look-through.ts';

const folder = import.meta.dirname;
const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('no rule repeats anything without a bound: that takes time by the square of the text', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const [at, source] of sources.entries()) {
    expect(withoutComments(source).match(/[\])\w.][*+](?!\d)|\{\d+,\}/g), files[at]).toBeNull();
  }
});

test('a text of nothing but what a rule looks for is looked through in time, Korean or not', async () => {
  const literals = sources.map((source) =>
    (withoutComments(source).match(/[가-힣]{2,}|[a-z]{4,}/g) ?? []).join(''),
  );
  // The deadline of their thread is the bound; past it staff have to read the text.
  for (const unit of ['currentlyin', 'telegram', ...literals]) {
    const text = unit.repeat(CONTENT_MAX / unit.length);
    for (const given of [text, `가${text}`]) {
      expect((await lookThrough(given)).raised, unit).not.toContainEqual(
        expect.objectContaining({ code: 'unread' }),
      );
    }
  }
});
