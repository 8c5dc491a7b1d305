import { expect, test } from 'vitest';
import { firstSpelling, lettered, spelledParts } from './lettered.ts';

const found = (text: string, ...spellings: string[]) => {
  const letters = lettered(text);
  return spelledParts(letters, spellings).map(({ start, end }) => letters.text.slice(start, end));
};

test('spellings are found whatever stands between their letters, in any width and composition', () => {
  expect(found('룸 렌트, 룸-렌트와 룸렌트', '룸렌트')).toEqual(['룸 렌트', '룸-렌트', '룸렌트']);
  expect(found('ＵＳＤＴ 20㎡', 'usdt', '20m2')).toEqual(['ＵＳＤＴ', '20㎡']);
  expect(found('밴쿠버'.normalize('NFD'), '쿠버')).toEqual(['쿠버']);
  expect(found('🏠 집🏠구해요', '집구해요')).toEqual(['집🏠구해요']);
});

test('of spellings that begin at one place the longest is found, and none twice', () => {
  expect(found('노스밴쿠버 밴쿠버', '밴쿠버', '노스밴쿠버')).toEqual(['노스밴쿠버', '밴쿠버']);
  expect(found('나나나', '나나')).toEqual(['나나']);
  expect(found('글', '')).toEqual([]);
});

test('a short word of English is found as a word alone', () => {
  expect(found('business sin SIN번호', 'sin')).toEqual(['sin', 'SIN']);
  expect(firstSpelling(lettered('business'), ['sin'])).toBe(-1);
  expect(firstSpelling(lettered('[sin] business'), ['business', 'sin'])).toBe(0);
});
