import { expect, test } from 'vitest';
import {
  availableText,
  bedroomsText,
  buildYearText,
  depositText,
  minTermText,
  parkingFeeText,
  parkingText,
  storeyText,
  utilitiesText,
} from './realty-words.ts';

test('none of something is a word of its own', () => {
  expect([0, 2].map(bedroomsText)).toEqual(['스튜디오', '2개']);
  expect([0, 1].map(parkingText)).toEqual(['없음', '1대']);
  expect([0, 50].map(parkingFeeText)).toEqual(['무료', '월 $50']);
  expect([-2, 0, 3].map(storeyText)).toEqual(['지하 2층', '그라운드층', '3층']);
});

test('a deposit is described by the months of rent that it is', () => {
  const texts = [0, 500, 1175, 1176, 2350].map((deposit) => depositText({ deposit, price: 2350 }));
  expect(texts).toEqual(['없음', '$500', '$1,175 (반 달치)', '$1,176', '$2,350 (한 달치)']);
  expect(depositText({ deposit: 1175, price: 2351 })).toBe('$1,175 (반 달치)');
});

test("a day to move in comes with the lister's words", () => {
  const said = { availableFrom: { time: String(Date.UTC(2026, 11, 1)) }, availableDate: '조율할 수 있어요' };
  expect(availableText({ availability: 'date', ...said })).toBe('2026년 12월 1일 · 조율할 수 있어요');
  expect(availableText({ availability: 'now', ...said, availableDate: '' })).toBe('즉시');
});

test('what was left out has no words', () => {
  expect(depositText({ deposit: null, price: 2350 })).toBe('');
  for (const text of [parkingFeeText, storeyText, minTermText, buildYearText]) expect(text(null)).toBe('');
  expect(utilitiesText([])).toBe('');
  expect([minTermText(6), buildYearText(2015), utilitiesText(['electricity', 'water'])]).toEqual([
    '6개월',
    '2015년',
    '전기, 수도',
  ]);
});
