import { useSyncExternalStore } from 'react';

let count = 0;
let notifications = 0;
let refetch = () => {};
const listeners = new Set<() => void>();

/** How many messages and notifications the member has not seen. The part of the shell that fetches them says so; every number reads it. */
export const unreadStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  count: (): number => count,
  notifications: (): number => notifications,
  set: (messages: number, found: number): void => {
    if (messages === count && found === notifications) return;
    count = messages;
    notifications = found;
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

/** How much of what their alerts have found the member has not seen; 0 for nobody. */
export const useUnreadNotifications = (): number =>
  useSyncExternalStore(unreadStore.subscribe, unreadStore.notifications, onServer);
