import { useEffect, useRef, useState } from 'react';

/** How long typing must rest before it is stored. */
const REST_MS = 400;

interface Storage<Draft> {
  /** False where the browser has no storage. */
  keep: (draft: Draft) => boolean;
  forget: () => void;
}

/**
 * Saves a draft of what is typed: after a pause, and at once when the page is left. Out: `note` a new state (null for
 * one not worth saving), `forget` for good once it is saved, and whether this browser has storage.
 */
export const useDraft = <Draft>(storage: Storage<Draft>) => {
  const [works, setWorks] = useState(true);
  const waiting = useRef<{ draft: Draft | null; timer: ReturnType<typeof setTimeout> }>(undefined);
  const over = useRef(false);

  const flush = () => {
    if (!waiting.current) return;
    const { draft, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    if (draft === null) storage.forget();
    else setWorks(storage.keep(draft));
  };
  const flushLatest = useRef(flush);
  flushLatest.current = flush;

  useEffect(() => {
    const now = () => flushLatest.current();
    // Phones end pages that are hidden without a word.
    const whenHidden = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', whenHidden);
      now();
    };
  }, []);

  return {
    works,
    note: (draft: Draft | null) => {
      if (over.current) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = { draft, timer: setTimeout(() => flushLatest.current(), REST_MS) };
    },
    forget: () => {
      over.current = true;
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      storage.forget();
    },
  };
};
