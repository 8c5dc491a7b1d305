import type { Filter, List } from '../../../lists/list-address.ts';
import { Chips } from '../../../ui/chip.tsx';

interface NarrowedProps {
  list: Pick<List<string>, 'href'>;
  filter: Filter<string>;
}

/** What was typed or followed, each as a link to the list without it. */
export const Narrowed = ({ list, filter }: NarrowedProps) => {
  const { tag, keyword } = filter;
  const typed = [
    ...(tag ? [{ name: 'tag', title: `#${tag}` }] : []),
    ...(keyword ? [{ name: 'keyword', title: `'${keyword}'` }] : []),
  ];
  if (typed.length === 0) return null;
  return (
    <Chips
      label="찾은 말"
      choices={typed.map(({ name, title }) => ({
        href: list.href({ ...filter, [name]: '' }, 1),
        title: `${title} 지우기 ×`,
        chosen: false,
      }))}
    />
  );
};
