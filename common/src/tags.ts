import type { Tag } from './endpoint.ts';

/** The tag of the record that a path names, and of what else an answer about it reads. */
export const recordOf =
  (table: string, ...others: readonly Tag[]) =>
  ({ params: { id } }: { params: { id: number } }): readonly Tag[] => [`${table}:${id}`, ...others];

/** The tags of the records of a table that a reply, or each row of it, names in a field. */
export const namedBy =
  <K extends string>(field: K, table: string) =>
  (reply: Record<K, number> | readonly Record<K, number>[]): readonly Tag[] => {
    const rows: readonly Record<K, number>[] = Array.isArray(reply) ? reply : [reply];
    return [...new Set(rows.map((row) => `${table}:${row[field]}`))];
  };
