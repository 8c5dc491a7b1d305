import type { ImageTarget } from '@hanca/common/images.ts';
import type { Executor } from '../server/src/db/executor.ts';
import type { Content } from './content.ts';

/** What every part of the demonstration is stored with. */
export interface Setting {
  tx: Executor;
  content: Content;
  /** The start of the server, which every age is counted from. */
  now: Date;
  /** The moment so many days before; negative is ahead. */
  before(days: number): Date;
  /** The id of a member by name. */
  memberId(name: string): number;
  /** The stored paths of pictures by the names of their files. */
  pathsOf(target: ImageTarget, names: readonly string[]): string[];
  /** Who published it all, and whose pictures they are. */
  staffId: number;
  /** Of which the public points of homes are made. */
  pointKey: Buffer;
}

/** What the map holds under a name of the content. Throws when there is none. */
export const named = <T>(map: ReadonlyMap<string, T>, what: string, name: string): T => {
  const found = map.get(name);
  if (found === undefined) throw new Error(`the demonstration has no ${what} '${name}'`);
  return found;
};

export const oldestFirst = <T extends { daysAgo: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => b.daysAgo - a.daysAgo);

/** The ids of the rows that were inserted for a list, in its order, by the key of each. */
export const idsByKey = (list: readonly { key: string }[], rows: readonly { id: number }[]) =>
  new Map(rows.map(({ id }, index) => [list[index]?.key ?? '', id]));
