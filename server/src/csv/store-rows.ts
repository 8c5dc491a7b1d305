import { isDeepStrictEqual } from 'node:util';
import type { Executor } from '../db/executor.ts';

interface Store<Row> {
  /** Nobody else writes until the transaction ends: files of two are taken one after the other. */
  hold: (tx: Executor) => Promise<unknown>;
  /** What is stored of a row, locked; null for nothing. */
  find: (tx: Executor, row: Row) => Promise<{ id: number } | null>;
  insert: (tx: Executor, row: Row) => Promise<unknown>;
  update: (tx: Executor, id: number, row: Row) => Promise<unknown>;
  /** What of a row follows from the rest and changes by itself. */
  derived?: readonly (keyof Row)[];
}

/** Stores the rows of a file. Out: how many were new, how many another than what was stored, and how many the same. */
export const storeRows = async <Row extends object>(
  tx: Executor,
  rows: readonly Row[],
  { hold, find, insert, update, derived = [] }: Store<Row>,
) => {
  await hold(tx);
  const isDerived = new Set<PropertyKey>(derived);
  const done = { added: 0, changed: 0, same: 0 };
  for (const row of rows) {
    const found = await find(tx, row);
    const stored = new Map<string, unknown>(Object.entries(found ?? {}));
    const isSame = Object.entries(row).every(
      ([name, value]) => isDerived.has(name) || isDeepStrictEqual(stored.get(name), value),
    );
    if (!found) {
      await insert(tx, row);
      done.added += 1;
    } else if (isSame) done.same += 1;
    else {
      await update(tx, found.id, row);
      done.changed += 1;
    }
  }
  return done;
};
