// Holds docs/add-a-field.md, docs/add-a-resource.md and docs/risks.md to the code.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Piece, piecesOf } from './docs/pieces.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (pieces: Piece[]): string[] => [...new Set(pieces.map(({ file }) => file))];
const linesOf = (pieces: Piece[]): string[] => pieces.flatMap(({ text }) => text.split('\n'));

const fieldPieces = piecesOf(read('docs/add-a-field.md'));
const resourcePieces = piecesOf(read('docs/add-a-resource.md'));

describe('the page about a field', () => {
  test('every file holds its piece of the page word for word', () => {
    for (const { file, text } of fieldPieces) expect(read(file).split(`${text}\n`), file).toHaveLength(2);
  });

  test('at most five files, and seven lines', () => {
    expect(filesOf(fieldPieces)).toHaveLength(5);
    expect(linesOf(fieldPieces)).toHaveLength(7);
  });
});

describe('the page about a resource', () => {
  test('every file holds its piece of the page word for word', () => {
    for (const { file, text } of resourcePieces) expect(read(file).split(text), file).toHaveLength(2);
  });

  test('nothing else in these files is about notices', () => {
    for (const file of filesOf(resourcePieces)) {
      const own = resourcePieces.filter((piece) => piece.file === file);
      const rest = own.reduce((code, { text }) => code.replace(text, ''), read(file));
      expect(rest, file).not.toMatch(/\bnotices\b|NoticeIcon|공지사항/);
    }
  });

  test('at most 60 lines in at most 6 files', () => {
    expect(filesOf(resourcePieces)).toHaveLength(6);
    expect(linesOf(resourcePieces).length).toBeGreaterThan(30);
    expect(linesOf(resourcePieces).length).toBeLessThanOrEqual(60);
  });
});

describe('the page about risks', () => {
  test('every test that it names is there', () => {
    // '`file`: the beginning of its title', with a remark in brackets.
    const named = [...read('docs/risks.md').matchAll(/`([^`\s]+\/[^`\s]+)`: ([^`;(|]+)/g)];
    expect(named.length).toBeGreaterThan(100);
    const isThere = ([, file = '', title = '']: RegExpExecArray) =>
      existsSync(join(root, file)) && read(file).replaceAll("\\'", "'").includes(title.trim());
    expect(named.filter((one) => !isThere(one)).map(([all]) => all)).toEqual([]);
  });
});
