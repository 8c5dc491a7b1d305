import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedName } from '@hanca/common/person-names.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = ['server', 'admin', 'front', 'common'].flatMap((room) =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|contract/.test(file))
    .map((file) => join(room, 'src', file)),
);

/** What stands in place of somebody's name: `userName: '…'`, `userName ?? '…'`, and the same with a constant of the file. */
const IN_PLACE =
  /\b(?:user|member|reported|settledBy|other|host|writer|author)Name\b(?::| (?:\|\||\?\?)) ?(?:[^\n,;]*(?:\|\||\?\?|[?:]) )?(?:'([^'\n]+)'|([A-Z][A-Z_]+)\b)/g;

test('nobody can be called what the product signs with in place of a name', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(IN_PLACE)].flatMap(([, literal, constant]) => {
      const name = literal ?? new RegExp(`\\b${constant} = '([^'\\n]+)'`).exec(text)?.[1];
      return name && /\p{Script=Hangul}/u.test(name) ? [{ file, name }] : [];
    });
  });
  expect(found.filter(({ name }) => !isReservedName(name))).toEqual([]);
});
