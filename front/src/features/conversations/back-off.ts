const SECOND = 1000;

interface BackOff {
  first: number;
  most: number;
}

/** Of a thread that is open, and of the number of unread messages anywhere, in seconds. */
export const THREAD: BackOff = { first: 4, most: 30 };
export const NUMBER: BackOff = { first: 20, most: 120 };

/**
 * How long to wait until something is fetched again: the longer nothing has changed, the longer. In: milliseconds since the
 * last change. Out: milliseconds.
 */
export const waitAfter = (unchangedMs: number, { first, most }: BackOff): number =>
  Math.min(most * SECOND, Math.max(first * SECOND, unchangedMs / 4));
