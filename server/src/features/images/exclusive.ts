export type Exclusive = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Out: a function that runs tasks of the same key one after the other, and those of different keys at once. */
export const createExclusive = (): Exclusive => {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(task);
    // The next in line waits for the end, whichever it is.
    const tail = run.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await run;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
};
