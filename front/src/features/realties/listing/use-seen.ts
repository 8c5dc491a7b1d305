import { useEffect } from 'react';
import { useDeps } from '../../../deps.ts';
import { rememberSeen } from '../card/seen-homes.ts';

/** Listings that this visit has counted. */
const counted = new Set<number>();

/** Remembers a listing on this device, and counts a view of it once for a visit, when there is nothing else to do; a failure is nobody's concern. */
export const useSeen = (id: number, wanted: boolean): void => {
  const { call } = useDeps();
  useEffect(() => {
    if (!wanted) return;
    rememberSeen(id);
    if (counted.has(id)) return;
    counted.add(id);
    const count = () =>
      void call((client) => client.realties.seen({ params: { id } })).catch(() => undefined);
    // In Safari, which has no idle callbacks, soon.
    (window.requestIdleCallback ?? setTimeout)(count);
  }, [id, wanted, call]);
};
