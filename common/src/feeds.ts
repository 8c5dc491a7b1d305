/** What became of the last attempt: none yet, new data, the same as before, an answer not taken, no answer, or turned away. */
export const FEED_STATES = ['new', 'taken', 'same', 'refused', 'failed', 'blocked'] as const;

export const FEED_MODES = ['off', 'demo', 'live'] as const;
