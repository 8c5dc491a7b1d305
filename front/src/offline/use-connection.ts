import { useEffect, useState, useSyncExternalStore } from 'react';
import { greet, isNewestWorker, onWorker, storedPages } from './worker.ts';

const watchConnection = (act: () => void): (() => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, act);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, act);
  };
};

/** False where the browser knows that it has no connection. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine);

/** What the worker says of the page: when it was stored, null for a page of now; whether the site has a newer build. */
export const useGreeting = (build: string): { storedAt: string | null; isOld: boolean } => {
  const [state, setState] = useState<{ storedAt: string | null; isOld: boolean }>({
    storedAt: null,
    isOld: false,
  });
  useEffect(() => {
    let gone = false;
    const look = () =>
      greet(async ({ build: ofWorker, storedAt }) => {
        // A worker that takes over knows nothing of the pages of the one before.
        setState((before) => ({ storedAt: before.storedAt ?? storedAt, isOld: false }));
        if (ofWorker !== build && (await isNewestWorker()) && !gone)
          setState((before) => ({ ...before, isOld: true }));
      });
    look();
    const leave = onWorker(look);
    return () => {
      gone = true;
      leave();
    };
  }, [build]);
  return state;
};

/** Without a connection a link to a stored page loads that; links to others say that there is none. */
export const useStoredPages = (online: boolean): void => {
  useEffect(() => {
    if (online) return;
    let pages = new Set<string>();
    storedPages().then(
      (stored) => {
        pages = stored;
      },
      () => undefined,
    );
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || !pages.has(`${link.pathname}${link.search}`)) return;
      // Before the router takes it: the browser follows the link itself.
      event.stopPropagation();
    };
    window.addEventListener('click', open, true);
    return () => window.removeEventListener('click', open, true);
  }, [online]);
};
