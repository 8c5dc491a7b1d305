import { browserSession } from '@hanca/common/session.ts';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-store.ts';

const ofBrowser = (): number | null => browserSession.user()?.userId ?? null;
const onServer = () => undefined;

/** The id of who is signed in, null for nobody, undefined until the browser has taken over the page. */
export const useUserId = (): number | null | undefined =>
  useSyncExternalStore<number | null | undefined>(sessionStore.subscribe, ofBrowser, onServer);
