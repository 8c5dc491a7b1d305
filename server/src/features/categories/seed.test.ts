import { postTypes, postTypeTitle, readersTitle } from '@hanca/common/post-type-titles.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { expect, test } from 'vitest';
import { categorySeed, rootOf } from './seed.ts';

const under = (pid: number) => categorySeed.filter((category) => category.pid === pid);
const titlesOf = (postType: number) => under(20 + postType).map(({ title }) => title);

test('ids are unique, and so are value and title inside a list', () => {
  const unique = (keys: unknown[]) => expect(new Set(keys).size).toBe(categorySeed.length);
  unique(categorySeed.map(({ id }) => id));
  unique(categorySeed.map(({ pid, value }) => `${pid}/${value}`));
  unique(categorySeed.map(({ pid, title }) => `${pid}/${title}`));
  for (const { id, value, title } of categorySeed) {
    expect(id).toBeGreaterThan(0);
    expect(value).toBeGreaterThan(0);
    expect(title).toBe(title.trim());
    expect(title).not.toBe('');
  }
});

test('a parent comes before its children', () => {
  const seen = new Set([0]);
  for (const { id, pid, title } of categorySeed) {
    expect(seen, title).toContain(pid);
    seen.add(id);
  }
});

test('the groups and transaction types are the fixed ones', () => {
  expect(under(0).map(({ id, title }) => [id, title])).toEqual([
    [1, '거래유형'],
    [2, '주택유형'],
    [3, '마켓'],
    [4, '커뮤니티'],
    [5, '포스트유형'],
  ]);
  expect(under(1)).toEqual([
    { id: 8, value: 2, title: '렌트', pid: 1 },
    { id: 11, value: 5, title: '비즈니스', pid: 1 },
  ]);
});

test('home types count from 1 and name what people rent', () => {
  expect(under(2).map(({ value }) => value)).toEqual(under(2).map((_, index) => index + 1));
  const titles = under(2).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['아파트', '콘도', '하우스', '타운하우스', '베이스먼트']));
});

test('market and community have lists from value 1, in blocks of 20 ids', () => {
  for (const [pid, first] of [
    [3, 61],
    [4, 81],
  ] as const) {
    const own = under(pid);
    expect(own.length, `${pid}`).toBeGreaterThanOrEqual(5);
    expect(own.length, `${pid}`).toBeLessThanOrEqual(20);
    const expected = own.map((_, index) => [first + index, index + 1]);
    expect(own.map(({ id, value }) => [id, value])).toEqual(expected);
  }
});

test('every category is below one root', () => {
  const held = (root: number) => categorySeed.filter((category) => rootOf(category) === root).length;
  expect(held(3)).toBe(under(3).length + 1);
  expect([1, 2, 3, 4, 5].map(held).reduce((sum, n) => sum + n)).toBe(categorySeed.length);
  expect(categorySeed.find(({ id }) => id === 101)).toMatchObject({ pid: 21 });
  expect(rootOf({ id: 101, value: 1, title: '안내', pid: 21 })).toBe(5);
});

test('post types are the 13 decided ones, with id 20 + value', () => {
  const decided = [
    '일반',
    '웹진',
    '유튜브컨텐츠',
    '할인',
    '이벤트',
    '문서/양식',
    '이민/비자',
    '교육',
    'Job',
    '부동산',
    '여행/레저',
    '쉿톡',
    '생활정보',
  ];
  expect(under(5)).toEqual(
    decided.map((title, index) => ({ id: 21 + index, value: index + 1, title, pid: 5 })),
  );
  expect([postTypeTitle(FLYER), postTypeTitle(JOB), postTypeTitle(0)]).toEqual(['전단지', '구인·구직', null]);
  expect(['Job', '유튜브컨텐츠', '교육'].map(readersTitle)).toEqual(['구인·구직', '유튜브 콘텐츠', '교육']);
});

test('every post type has its own list from value 1, in its block of ids', () => {
  for (const { value, title } of postTypes) {
    const own = under(20 + value);
    expect(own.length, title).toBeGreaterThanOrEqual(4);
    expect(own.length, title).toBeLessThanOrEqual(20);
    const first = 101 + 20 * (value - 1);
    const expected = own.map((_, index) => [first + index, index + 1]);
    expect(
      own.map((category) => [category.id, category.value]),
      title,
    ).toEqual(expected);
  }
});

test('lists that the specification names by example hold those names', () => {
  expect(titlesOf(2)).toContain('메인홈');
  expect(titlesOf(3)).toContain('메인홈');
  expect(titlesOf(6)).toEqual(expect.arrayContaining(['교육', '의료', '이민/비자']));
  expect(titlesOf(7)).toEqual(expect.arrayContaining(['이민점수', '뉴스', '정부 프로그램']));
  expect(titlesOf(8)).toEqual(['교육정보', 'Q&A', '교육행사', '링크']);
  expect(titlesOf(JOB)).toEqual(expect.arrayContaining(['구인', '구직']));
  expect(titlesOf(10)).toEqual(['뉴스', '렌트 가이드', '구매 가이드', 'Q&A']);
  expect(titlesOf(11)).toEqual(['정보', '일정', '팁', '트레일 코스', '후기']);
});
