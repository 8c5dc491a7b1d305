import { postTypes } from '@hanca/common/post-type-titles.ts';
import { EVENT, IMMIGRATION, REAL_ESTATE, TRAVEL } from '@hanca/common/post-types.ts';
import type { Filter, List } from '../../../lists/list-address.ts';
import { Chips } from '../../../ui/chip.tsx';

/** What people come for first; the other kinds follow in the order of their values. */
const FIRST = [13, IMMIGRATION, REAL_ESTATE, 8, 6, EVENT, TRAVEL];

const place = ({ value }: { value: number }): number => {
  const at = FIRST.indexOf(value);
  return at < 0 ? FIRST.length : at;
};

/** Those without a list of their own. */
const types = postTypes.filter(({ slug }) => !slug).toSorted((a, b) => place(a) - place(b));

interface MenuProps {
  list: Pick<List<string>, 'href'>;
  filter: Filter<string>;
}

/** The kinds of posts; each begins with all of its categories, and what was searched for stays. */
export const TypeMenu = ({ list, filter: { type = '', category: _, ...others } }: MenuProps) => (
  <Chips
    label="글 종류"
    choices={[{ value: 0, title: '전체' }, ...types].map(({ value, title }) => ({
      href: list.href({ type: value ? String(value) : '', ...others }, 1),
      title,
      chosen: Number(type) === value,
    }))}
  />
);
