/** A stretch of a list. */
interface Part {
  skip: number;
  limit: number;
}

interface Joined<Group, Item> extends Part {
  groups: readonly Group[];
  count: (group: Group) => Promise<number>;
  list: (group: Group, part: Part) => Promise<Item[]>;
}

/** A page of several lists joined into one, and how many items they have in all. */
export const joinLists = async <Group, Item>({ groups, count, list, skip, limit }: Joined<Group, Item>) => {
  const counts = await Promise.all(groups.map(count));
  const parts: Promise<Item[]>[] = [];
  let start = 0;
  for (const [index, group] of groups.entries()) {
    const end = start + (counts[index] ?? 0);
    const from = Math.max(skip, start);
    const to = Math.min(skip + limit, end);
    if (to > from) parts.push(list(group, { skip: from - start, limit: to - from }));
    start = end;
  }
  return { count: start, items: (await Promise.all(parts)).flat() };
};
