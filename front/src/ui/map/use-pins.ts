import { useEffect, useState } from 'react';
import { type Call, useDeps } from '../../deps.ts';

interface PinsState<Q, P> {
  pins: readonly P[];
  /** What they were found by; null before anything was read. */
  of: Q | null;
  failed: boolean;
}

/**
 * The pins that a query finds, read again when it changes. Until they arrive, and where they cannot be had, those from before stay.
 * @param query - what to find, as JSON can write it; null for nothing yet
 * @param readPins - the same function each time, or it reads without end
 * @param first - what there is before anything is read
 */
export const usePins = <Q, P>(
  query: Q | null,
  readPins: (call: Call, query: Q, signal: AbortSignal) => Promise<P[]>,
  first: readonly P[] = [],
): PinsState<Q, P> & { retry: () => void } => {
  const { call } = useDeps();
  const [state, setState] = useState<PinsState<Q, P>>({ pins: first, of: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  const wanted = query && JSON.stringify({ query, attempt });
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const { query: of } = JSON.parse(wanted);
    readPins(call, of, stop.signal).then(
      (pins) => stop.signal.aborted || setState({ pins, of, failed: false }),
      () => stop.signal.aborted || setState((before) => ({ ...before, failed: true })),
    );
    return () => stop.abort();
  }, [wanted, call, readPins]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
};
