import { expect, test } from 'vitest';
import { differences } from './difference.ts';

const data = { countries: [], categories: [] };

const of = (before: unknown, after: unknown) => differences('notices', before, after, data);

test('fields are called as the contract calls them, and only those that differ are named', () => {
  const before = { id: 1, title: '앞', pinned: false, content: '같은 글', updatedDate: { time: '1' } };
  const after = { ...before, title: '뒤', pinned: true, updatedDate: { time: '2' } };
  expect(of(before, after)).toEqual([
    { name: '제목', from: '앞', to: '뒤' },
    { name: '위에 고정', from: '아니요', to: '예' },
  ]);
});

test('a field that the contract does not describe goes by its own name', () => {
  expect(differences('users', { roles: [], odd: 1 }, { roles: ['admin'], odd: 2 }, data)).toEqual([
    { name: '권한', from: '없음', to: '관리자' },
    { name: 'odd', from: '1', to: '2' },
  ]);
});

test.each([
  [null, '없음'],
  ['', '없음'],
  [[], '없음'],
  [['a', 'b'], 'a, b'],
  [{ time: '0' }, '없음'],
  [{ time: '1732147200000' }, '2024년 11월 20일 16:00'],
  [{ lat: 49, lng: -123 }, '49, -123'],
])('%j reads %s', (value, text) => {
  expect(of({ content: 0 }, { content: value })).toEqual([{ name: '내용', from: '0', to: text }]);
});

test.each([
  [null, { title: '새 글' }],
  [{ title: '지운 글' }, null],
])('a record that came or went has no differences', (before, after) => {
  expect(of(before, after)).toEqual([]);
});

test('long texts are cut around what differs', () => {
  const text = (word: string) => `${'가'.repeat(500)}${word}${'나'.repeat(500)}`;
  const [{ from = '', to = '' } = {}] = of({ content: text('앞') }, { content: text('뒤') });
  expect(from).toMatch(/^…가+앞나+…$/);
  expect(to).toMatch(/^…가+뒤나+…$/);
  expect(Math.max(from.length, to.length)).toBeLessThan(210);
});
