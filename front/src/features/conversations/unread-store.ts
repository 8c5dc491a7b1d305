import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

let count = 0;
let refetch = () => {};
const listeners = new Set<() => void>();

/** How many messages the member has not seen. The part of the shell that fetches it says so; every number reads it. */
export const unreadStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  count: (): number => count,
  set: (next: number): void => {
    if (next === count) return;
    count = next;
    for (const listener of listeners) listener();
  },
  /** In: what fetches it anew. */
  fetchedBy: (fetch: () => void): void => {
    refetch = fetch;
  },
  /** After something was seen. */
  refetch: (): void => refetch(),
};

const onServer = () => 0;

/** How many messages the member has not seen; 0 for nobody. */
export const useUnread = (): number =>
  useSyncExternalStore(unreadStore.subscribe, unreadStore.count, onServer);

/** Does something whenever the number has changed. */
export const useRefetchOnUnread = (act: () => void): void => {
  const actNow = useEffectEvent(act);
  useEffect(() => unreadStore.subscribe(() => actNow()), []);
};
