import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { expect, test } from 'vitest';
import { csvColumns, factText, fieldText } from './field-text.ts';

test.each([
  [{ time: String(Date.parse('2025-11-30T23:30-08:00')) }, '2025.11.30'],
  [{ time: '0' }, ''],
  [null, ''],
  [true, '예'],
  [false, ''],
  [12, '12'],
  [['가', '나'], '가, 나'],
  [[{ a: 1 }], '{"a":1}'],
])('%j reads %s', (value, text) => {
  expect(fieldText({}, value)).toBe(text);
});

test('a value is called as its choices call it, also one of several', () => {
  const choices = [{ value: 1, title: '하나' }];
  expect(fieldText({ choices }, 1)).toBe('하나');
  expect(fieldText({ choices }, [1, 2])).toBe('하나, 2');
});

test('a value of a stored list is its title, and nothing until the list is there', () => {
  const categories = [{ id: 8, value: 2, title: '렌트', pid: 1 }];
  expect(fieldText({ choices: 'transactionTypes' }, 2, { countries: [], categories })).toBe('렌트');
  expect(fieldText({ choices: 'transactionTypes' }, 2)).toBe('');
});

test('where no heading stands above it a figure is named, and so is what needs a hint; the rest speaks for itself', () => {
  const least = {
    source: 'minScore',
    kind: 'number',
    isRequired: false,
    meta: { title: '최저 점수' },
  } as const;
  expect(factText(least, 138)).toBe('최저 점수 138');
  expect(factText(least, null)).toBe('');
  const opens = { ...least, kind: 'text', meta: { title: '모두 시작', hint: '그 도시의 시각' } } as const;
  expect(factText(opens, '2027-03-09 10:00')).toBe('모두 시작 2027-03-09 10:00');
  expect(factText({ ...least, kind: 'text' }, '버나비')).toBe('버나비');
  const pinned = { ...least, kind: 'boolean', meta: { title: '위에 고정' } } as const;
  expect([factText(pinned, true), factText(pinned, false)]).toEqual(['위에 고정', '']);
});

test('a file has the titles of the contract, numbers as numbers, choices in words, and what is said otherwise', () => {
  const columns = csvColumns<Coupon>('coupons', ['totalQuantity', 'type', 'code'], {
    own: { code: () => '-' },
  });
  const coupon = { totalQuantity: 30, type: 1, code: 'ABCD' } as Coupon;
  expect(columns.map(({ label, value }) => [label, value(coupon)])).toEqual([
    ['총 수량', 30],
    ['종류', '정액'],
    ['쿠폰 코드', '-'],
  ]);
});
