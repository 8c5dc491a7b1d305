import { expect, test } from 'vitest';
import { joinLists } from './join-lists.ts';

const letters = { a: [...'abc'], b: [], c: [...'xyz'] };

/** A page of three lists, the second of which is empty, and what was fetched of them. */
const pageOf = async (skip: number, limit: number) => {
  const fetched: string[] = [];
  const joined = await joinLists<keyof typeof letters, string>({
    groups: ['a', 'b', 'c'],
    count: async (group) => letters[group].length,
    list: async (group, part) => {
      fetched.push(`${group} ${part.skip} ${part.limit}`);
      return letters[group].slice(part.skip, part.skip + part.limit);
    },
    skip,
    limit,
  });
  return { ...joined, fetched };
};

test.each([
  ['within one list', 0, 2, 'ab', ['a 0 2']],
  ['over the end of a list, past an empty one', 2, 2, 'cx', ['a 2 1', 'c 0 1']],
  ['all of them', 0, 12, 'abcxyz', ['a 0 3', 'c 0 3']],
  ['from a later list alone', 4, 12, 'yz', ['c 1 2']],
  ['past the end', 12, 12, '', []],
])('a page %s', async (_where, skip, limit, items, fetched) => {
  const joined = await pageOf(skip, limit);
  expect(joined).toEqual({ count: 6, items: [...items], fetched });
});
