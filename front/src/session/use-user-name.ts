import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-store.ts';

const onServer = () => undefined;

/** The name of who is signed in, null for nobody, undefined until the browser has taken over the page. */
export const useUserName = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(sessionStore.subscribe, sessionStore.userName, onServer);
