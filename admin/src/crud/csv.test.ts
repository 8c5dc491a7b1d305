import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const of = (value: string | number | null) =>
  toCsv([{ label: '값', value: (given: typeof value) => given }], [value]).split('\r\n')[1];

test('a table starts with a byte order mark and its headings, and every line ends with CRLF', () => {
  const columns = [
    { label: 'ID', value: ({ id }: { id: number }) => id },
    { label: '이름', value: ({ name }: { name: string }) => name },
  ];
  const records = [
    { id: 1, name: '한카', other: '빠짐' },
    { id: 2, name: '버나비' },
  ];
  expect(toCsv(columns, records)).toBe('\uFEFFID,이름\r\n1,한카\r\n2,버나비\r\n');
});

test.each([
  ['쉼표, 하나', '"쉼표, 하나"'],
  ['큰 "따옴표"', '"큰 ""따옴표"""'],
  ['두\n줄', '"두\n줄"'],
  [null, ''],
  ['', ''],
])('%j is written as %s', (value, written) => {
  expect(of(value)).toBe(written);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+82-10', "'+82-10"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
])('the text %j is no formula', (value, written) => {
  expect(of(value)).toBe(written);
});

test('a negative number stays a number', () => {
  expect(of(-2)).toBe('-2');
});
