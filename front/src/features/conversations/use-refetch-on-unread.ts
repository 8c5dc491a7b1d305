import { useEffect, useEffectEvent } from 'react';
import { unreadStore } from './unread-store.ts';

/** Does something whenever the number has changed. */
export const useRefetchOnUnread = (act: () => void): void => {
  const actNow = useEffectEvent(act);
  useEffect(() => unreadStore.subscribe(() => actNow()), []);
};
