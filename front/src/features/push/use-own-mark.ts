import { useEffect, useState } from 'react';
import { markOf } from './browser.ts';

/** By which the list of browsers names this one. In: its address; null for none. Out: null until it is known. */
export const useOwnMark = (address: string | null): string | null => {
  const [mark, setMark] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    setMark(null);
    if (address !== null) {
      markOf(address).then(
        (found) => !gone && setMark(found),
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [address]);
  return mark;
};
