/** A repeatable source of choices: the same seed always gives the same sequence. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number between the two bounds. */
  between(low: number, high: number): number;
  /** A whole number, both bounds included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
};

/** Makes a repeatable random source (mulberry32) from a whole number; `stream` sets uses of one seed apart. */
export const seeded = (seed: number, stream = 0): Random => {
  let state = (Math.imul(seed, 2654435761) ^ Math.imul(stream + 1, 0x9e3779b9)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
};
