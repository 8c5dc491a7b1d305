import { useEffect } from 'react';
import { useDeps } from '../../../deps.ts';

/** Listings that this visit has counted. */
const counted = new Set<number>();

/** For browsers that do not tell when they have nothing to do. */
const LATER_MS = 200;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
};

/** Counts a view of a listing once for a visit, when there is nothing else to do; a failure is nobody's concern. */
export const useSeen = (id: number, wanted: boolean): void => {
  const { call } = useDeps();
  useEffect(() => {
    if (!wanted || counted.has(id)) return;
    return whenIdle(() => {
      counted.add(id);
      call((client) => client.realties.seen({ params: { id } })).catch(() => undefined);
    });
  }, [id, wanted, call]);
};
