import type { Filter, List } from '../../../lists/list-address.ts';
import { Chips } from '../../../ui/chip.tsx';

interface CategoryMenuProps {
  list: Pick<List<string>, 'href'>;
  filter: Filter<string>;
  categories: readonly { value: number; title: string }[];
}

/** The categories of the kind that is chosen. */
export const CategoryMenu = ({ list, filter, categories }: CategoryMenuProps) => {
  const { type, category = '', ...others } = filter;
  if (categories.length === 0) return null;
  return (
    <Chips
      label="분류"
      choices={[{ value: 0, title: '전체' }, ...categories].map(({ value, title }) => ({
        href: list.href({ type: type ?? '', category: value ? String(value) : '', ...others }, 1),
        title,
        chosen: Number(category) === value,
      }))}
    />
  );
};
