import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React takes over the page, true after: the gate of what only a browser can show. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
