import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { countRealties } from '../reads.ts';
import { type RealtySearch, without, writeSearch } from './search-place.ts';
import { readSearch } from './search-read.ts';

/** How long somebody has to pause before it is counted, in milliseconds. */
const PAUSE_MS = 250;

/** How many listings a search would find; null while that is not known and for no search. */
export const useCount = (search: RealtySearch | null): number | null => {
  const { call } = useDeps();
  const key = search && new URLSearchParams(writeSearch(without(search, 'sort', 'view'))).toString();
  const [counted, setCounted] = useState<{ key: string; count: number } | null>(null);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      countRealties(call, readSearch(new URLSearchParams(key)), stop.signal).then(
        (count) => setCounted({ key, count }),
        // The button then says no number; pressing it works all the same.
        () => setCounted(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, call]);
  return counted && counted.key === key ? counted.count : null;
};
