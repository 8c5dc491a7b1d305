export interface ListPart {
  /** Which of the lists. */
  index: number;
  skip: number;
  limit: number;
}

/**
 * What to fetch of several lists that stand one after another as one. In: how many each has, and which stretch of
 * the whole is wanted. Out: the stretch of each list that has a part in it, in order.
 */
export const partsOf = (counts: readonly number[], skip: number, limit: number): ListPart[] => {
  const parts: ListPart[] = [];
  let start = 0;
  for (const [index, count] of counts.entries()) {
    const from = Math.max(skip - start, 0);
    const to = Math.min(skip + limit - start, count);
    if (to > from) parts.push({ index, skip: from, limit: to - from });
    start += count;
  }
  return parts;
};

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
