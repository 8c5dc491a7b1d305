import type { Headline } from '@hanca/common/contract/headlines.ts';
import { expect, test } from 'vitest';
import { changedSlots, postIdOf, rebased, storedSlots, subCategories, twins } from './slots.ts';

const headline = (order: number, postId: number): Headline => ({
  id: order,
  postId,
  mapType: 101,
  order,
  regionId: 'CA00',
  postHeader: null,
});

test.each([
  ['', -1],
  ['-1', -1],
  [' 12 ', 12],
  ['0', null],
  ['-2', null],
  ['1.5', null],
  ['글', null],
])('%j is the id %j', (text, id) => {
  expect(postIdOf(text)).toBe(id);
});

test('five slots, of which those without a headline show -1', () => {
  const slots = storedSlots([headline(2, 7), { ...headline(1, 9), mapType: 102 }], 101);
  expect(slots.map(({ text }) => text)).toEqual(['-1', '7', '-1', '-1', '-1']);
});

test('a slot is changed when another post is in it, however it is written', () => {
  const stored = storedSlots([headline(1, 7), headline(2, 8)], 101);
  const slots = stored.map((slot, index) => ({ ...slot, text: ['07', '9', '', '-1', '4'][index] ?? '' }));
  expect(changedSlots(slots, stored)).toEqual([true, true, false, false, true]);
});

test('what is edited stays over newer slots, the rest becomes as they are', () => {
  const base = storedSlots([headline(1, 7), headline(2, 8), headline(3, 9)], 101);
  const now = storedSlots([headline(1, 5), headline(2, 6), headline(3, 4)], 101);
  const slots = base.map((slot, index) => ({
    ...slot,
    key: 9 - index,
    text: ['7', '10', '4', '12', '-1'][index] ?? '',
  }));
  const over = rebased(slots, base, now);
  expect(over.map(({ text }) => text)).toEqual(['5', '10', '4', '12', '-1']);
  expect(over.map(({ key }) => key)).toEqual([9, 8, 7, 6, 5]);
});

test('a post that is there twice is found, empty slots are not', () => {
  const slots = storedSlots([headline(1, 7), headline(3, 7), headline(4, 8)], 101);
  expect(twins(slots)).toEqual([3, 0, 1, 0, 0]);
});

test('all sub-categories of a type by their values', () => {
  const category = (id: number, value: number, pid: number) => ({ id, value, pid, title: String(id) });
  const categories = [category(21, 1, 5), category(22, 2, 5), category(102, 2, 21), category(101, 1, 21)];
  expect(subCategories({ countries: [], categories }, 1).map(({ id }) => id)).toEqual([101, 102]);
  expect(subCategories({ countries: [], categories }, 2)).toEqual([]);
});
