import { expect, test } from 'vitest';
import {
  categoryChoices,
  fieldChoices,
  isNamed,
  postTypeChoices,
  regionChoices,
  withValue,
} from './region-data.ts';

const categories = [
  { id: 5, value: 5, title: '포스트유형', pid: 0 },
  { id: 24, value: 4, title: '할인', pid: 5 },
  { id: 21, value: 1, title: '일반', pid: 5 },
  { id: 162, value: 2, title: '대형마트', pid: 24 },
  { id: 161, value: 1, title: '한인마트', pid: 24 },
  { id: 42, value: 2, title: '콘도', pid: 2 },
  { id: 41, value: 1, title: '아파트', pid: 2 },
];
const toronto = { id: 'CA356167865', name: '토론토', nameEn: 'Toronto' };
const ontario = { id: 'CA35', name: '온타리오', nameEn: 'Ontario', cities: [toronto] };
const countries = [{ id: 'CA', name: '캐나다', nameEn: 'Canada', areas: [], provincies: [ontario] }];
const data = { countries, categories };

test('the post types in their order, and the own categories of one', () => {
  expect(postTypeChoices(data)).toEqual([
    { id: 1, name: '일반' },
    { id: 4, name: '할인' },
  ]);
  expect(categoryChoices(data, 4)).toEqual([
    { id: 1, name: '한인마트' },
    { id: 2, name: '대형마트' },
  ]);
  expect(categoryChoices(data, 0)).toEqual([]);
});

test('provinces come before cities, and both are found in Korean and in English', () => {
  const choices = regionChoices(data);
  expect(choices.map(({ id, group }) => [id, group])).toEqual([
    ['CA35', '주 전체'],
    ['CA356167865', '온타리오'],
  ]);
  expect(choices.filter((choice) => isNamed('토론', choice)).map(({ name }) => name)).toEqual(['토론토']);
  expect(choices.filter((choice) => isNamed('TORON', choice)).map(({ name }) => name)).toEqual(['토론토']);
});

test('the home types in their order', () => {
  expect(fieldChoices({ choices: 'homeTypes' }, data)).toEqual([
    { id: 1, name: '아파트' },
    { id: 2, name: '콘도' },
  ]);
});

test('a value whose entry was removed is still shown', () => {
  expect(withValue([{ id: 1, name: '가' }], 3)).toEqual([
    { id: 1, name: '가' },
    { id: 3, name: '없어진 항목 (3)' },
  ]);
  expect(withValue([], 0)).toEqual([]);
});
