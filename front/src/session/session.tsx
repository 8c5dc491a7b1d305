import { browserSession } from '@hanca/common/session.ts';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { sessionStore } from './session-store.ts';

/** Empty until the browser has taken over the page, null for nobody. */
interface Session {
  userId?: number | null;
  userName?: string | null;
}

const UNKNOWN: Session = {};

const SessionContext = createContext(UNKNOWN);

const ofBrowser = () => browserSession.user()?.userId ?? null;
const onServer = () => null;

/**
 * Who is signed in, for all components: a browser takes its time to read the cookies, and a list has twenty hearts. It is shown
 * with all else that only a browser can show, so that React goes through the page once for both; a press of what
 * members do, which may come before, asks the cookies (`useMemberPress`).
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const hydrated = useHydrated();
  const userId = useSyncExternalStore(sessionStore.subscribe, ofBrowser, onServer);
  const userName = useSyncExternalStore(sessionStore.subscribe, sessionStore.userName, onServer);
  return <SessionContext value={hydrated ? { userId, userName } : UNKNOWN}>{children}</SessionContext>;
};

/** The id of who is signed in, null for nobody, undefined until the browser has taken over the page. */
export const useUserId = () => useContext(SessionContext).userId;

/** The name of who is signed in, null for nobody, undefined until the browser has taken over the page. */
export const useUserName = () => useContext(SessionContext).userName;
