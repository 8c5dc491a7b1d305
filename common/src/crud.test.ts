import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { crud } from './crud.ts';
import { imageList, text, writtenDate } from './fields.ts';

const kinds = crud({
  name: 'kinds',
  fields: {
    word: z.literal(['a', 'b']).nullish().meta({ title: '글자' }),
    number: z.literal([1, 20]),
    list: z.enum(['new', 'old']).optional(),
    title: text(1, 20),
    amount: z.int().nullish(),
    shown: z.boolean().optional(),
  },
  filters: ['word', 'number', 'list', 'title', 'amount', 'shown'],
});

describe.each([
  ['list', kinds.list.query],
  ['count', kinds.count.query],
])('what a %s may be narrowed by', (_, query) => {
  test.each([
    [{ word: 'a' }, { word: 'a' }],
    [{ number: '20' }, { number: 20 }],
    [{ number: 20 }, { number: 20 }],
    [{ list: 'old' }, { list: 'old' }],
    [{ title: '가' }, { title: '가' }],
    [{ amount: '-1' }, { amount: -1 }],
    [{ shown: 'false' }, { shown: false }],
    [{}, {}],
  ])('%j is taken as %j', (given, taken) => {
    expect(query.parse(given)).toEqual(taken);
  });

  test.each([
    { word: 'c' },
    { word: '1' },
    { number: '2' },
    { number: '1.0' },
    { list: 'a' },
    { shown: 'x' },
  ])('%j is refused', (given) => {
    const { error } = query.safeParse(given);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(Object.keys(given));
  });
});

test.each([
  ['a date', writtenDate, 'things.field is no filter: only'],
  [
    'a date that may be missing',
    writtenDate.nullish().meta({ title: '날짜' }),
    'things.field is no filter: only',
  ],
  ['a list', z.array(z.string()), 'things.field is no filter: only'],
  ['a choice whose 0 would mean none', z.literal([0, 1]), 'things.field is no filter: its 0'],
])('%s is refused as a filter when the contract is made', (_, field, words) => {
  expect(() => crud({ name: 'things', fields: { field }, filters: ['field'] })).toThrow(words);
  expect(() => crud({ name: 'things', fields: { field } })).not.toThrow();
});

test('pictures are a text, and a filter on one is equal to it', () => {
  const { list } = crud({ name: 'things', fields: { images: imageList }, filters: ['images'] });
  expect(list.query.parse({ images: '/images/a.jpg' })).toEqual({ images: '/images/a.jpg' });
});

test('a field that may be missing can be emptied, and keeps its title', () => {
  const { create, update } = kinds;
  const draft = { number: 1, title: '가' };
  expect(create.body.parse({ ...draft, list: null, shown: null })).toMatchObject({ list: null, shown: null });
  expect(update.body.parse({ id: 1, list: null })).toEqual({ id: 1, list: null });
  expect(update.body.safeParse({ id: 1, title: null }).success).toBe(false);
  const { notes } = crud({
    name: 'things',
    fields: { notes: text(0, 20).optional().meta({ title: '메모' }) },
  }).create.body.shape;
  expect(notes.meta()).toEqual({ title: '메모' });
});
