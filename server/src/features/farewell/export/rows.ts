/** Rows at a time: an export takes no more memory than these. */
export const ROWS_AT_ONCE = 100;

/** Goes through rows in the order of a key, some at a time. In: what finds those after a key; the key of a row. */
export async function* inOrder<Row, Key>(
  find: (after: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  first: Key,
): AsyncGenerator<Row> {
  for (let after = first, n = ROWS_AT_ONCE; n === ROWS_AT_ONCE; ) {
    const rows = await find(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = keyOf(last);
    n = rows.length;
  }
}

export const byId = <Row extends { id: number }>(find: (after: number) => Promise<Row[]>) =>
  inOrder(find, ({ id }) => id, 0);

/** The rows of one query, few by their nature. */
export async function* once(rows: Promise<object[]>): AsyncGenerator<object> {
  yield* await rows;
}

/** What is stored of a member, by name; a section is read when it is called. */
export type Sections = Record<string, () => AsyncIterable<object>>;
