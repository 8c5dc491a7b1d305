import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import type { Counted } from './counting.ts';

/** How many searches are counted at most; the rest lead on without a number. */
const COUNTED = 8;

interface Counts {
  /** By the addresses of the searches. */
  of: ReadonlyMap<string, number>;
  near: Counted | null;
}

const NONE: Counts = { of: new Map(), near: null };

/**
 * Once the page is hydrated, how many listings other searches find, and how many there are in and near the city of this one, by
 * code of its own. What cannot be counted has no number.
 */
export const useCounts = (hrefs: string[], city: string | null): Counts => {
  const { call } = useDeps();
  const wanted = JSON.stringify({ hrefs: hrefs.slice(0, COUNTED), city });
  const [found, setFound] = useState<Counts & { wanted: string }>({ ...NONE, wanted });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const add = (change: (before: Counts) => Counts) =>
      signal.aborted ||
      setFound((before) => ({ ...change(before.wanted === wanted ? before : NONE), wanted }));
    const count = async () => {
      const { countAt, countNear } = await import('./counting.ts');
      const given: { hrefs: string[]; city: string | null } = JSON.parse(wanted);
      const each = given.hrefs.map(async (href) => {
        const { count } = await countAt(call, href, signal);
        add(({ of, near }) => ({ of: new Map([...of, [href, count]]), near }));
      });
      const near =
        given.city && countNear(call, given.city, signal).then((near) => add(({ of }) => ({ of, near })));
      await Promise.allSettled([...each, near]);
    };
    count().catch(() => undefined);
    return () => stop.abort();
  }, [wanted, call]);
  return found.wanted === wanted ? found : NONE;
};
