import { expect, test } from 'vitest';
import {
  availableText,
  bathText,
  bedroomsText,
  buildYearText,
  depositText,
  loweredText,
  minTermText,
  parkingFeeText,
  parkingText,
  statedText,
  storeyText,
  totalText,
  utilitiesText,
} from './realty-words.ts';

test('none of something is a word of its own', () => {
  expect([0, 2].map(bedroomsText)).toEqual(['스튜디오', '2개']);
  expect([0, 1, undefined].map(parkingText)).toEqual(['없음', '1대', '']);
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
  expect([minTermText(6), buildYearText(2015)]).toEqual(['6개월', '2015년']);
  expect([true, false, undefined].map((has) => statedText(has))).toEqual(['있음', '없음', '']);
});

test.each<[Parameters<typeof utilitiesText>[0], string, string]>([
  [{ utilities: [], utilitiesFee: null }, '', ''],
  [{ utilities: ['water'], utilitiesIncluded: true, utilitiesFee: null }, '월세에 모두 포함', '$1,250'],
  [{ utilities: ['electricity', 'water'], utilitiesFee: null }, '전기, 수도 포함', ''],
  [
    { utilities: ['water'], utilitiesIncluded: false, utilitiesFee: 80 },
    '수도 포함 · 나머지 월 약 $80',
    '약 $1,330',
  ],
  [{ utilities: ['water'], utilitiesIncluded: false, utilitiesFee: null }, '수도 포함 · 나머지 별도', ''],
  [{ utilities: [], utilitiesIncluded: false, utilitiesFee: 80 }, '별도 월 약 $80', '약 $1,330'],
  [{ utilities: [], utilitiesIncluded: false, utilitiesFee: null }, '별도', ''],
])('utilities: %j', (said, text, total) => {
  expect(utilitiesText(said)).toBe(text);
  expect(totalText({ price: 1250, ...said })).toBe(total);
});

test('a bathroom is whose it is, and how many there are only if not one', () => {
  expect(bathText({ bathroom: 1, bathKind: null })).toBe('1개');
  expect(bathText({ bathroom: 1, bathKind: 'private' })).toBe('단독');
  expect(bathText({ bathroom: 2, bathKind: 'shared' })).toBe('2개 · 공용');
});

test('a lower price comes with its day', () => {
  const loweredDate = { time: String(Date.parse('2026-11-20T10:00:00-08:00')) };
  expect(loweredText({ price: 1200, previousPrice: 1250, loweredDate })).toBe('11월 20일에 $50 내림');
  expect(loweredText({ price: 1200, previousPrice: null, loweredDate: null })).toBe('');
});
