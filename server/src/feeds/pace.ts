/** The longest that a source is left alone. */
const LONGEST_MS = 24 * 3600_000;
/** The least that a host is left alone which refuses us. */
const BLOCKED_MS = 15 * 60_000;
/** Up to so much of the interval is added by chance, so that not everybody comes at the same moment. */
const JITTER = 0.1;

interface Pace {
  everyMinutes: number;
  /** How many attempts in a row have failed. */
  failures: number;
  /** From 0 to 1. */
  chance: number;
}

const jittered = (ms: number, chance: number): number => Math.round(ms * (1 + JITTER * chance));

/** Milliseconds until the next request: the interval, twice as long after each failure in a row. */
export const nextIn = ({ everyMinutes, failures, chance }: Pace): number =>
  jittered(Math.min(everyMinutes * 60_000 * 2 ** Math.min(failures, 20), LONGEST_MS), chance);

/** Milliseconds for which a host that refuses us is left alone: as long as it says, else longer each time. */
export const blockedFor = (retryAfterMs: number | null, pace: Pace): number =>
  retryAfterMs === null
    ? Math.max(BLOCKED_MS, nextIn(pace))
    : jittered(Math.min(Math.max(retryAfterMs, pace.everyMinutes * 60_000), LONGEST_MS), pace.chance);
