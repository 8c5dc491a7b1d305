import { SIGNED_OUT } from '@hanca/common/forget-member.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useDeps } from '../deps.ts';
import { forgetSearches } from '../features/search/recent-searches.ts';
import { useUserId } from '../session/session.tsx';
import { showToast } from '../ui/toasts.ts';
import { isFlyerPage, isStorable } from './messages.ts';
import { forgetRead, hasWorker, onWorker, storeFlyers, takeFetched, tell } from './worker.ts';

/** In the local storage: the member who read last. */
const READER = 'hanca.reader';

/** Once a member has signed out, here or elsewhere, what they read is stored no more. */
const useForgetting = (): void => {
  const userId = useUserId();
  useEffect(() => {
    if (userId === undefined) return;
    try {
      const before = localStorage.getItem(READER);
      if (before && before !== String(userId)) {
        forgetRead();
        forgetSearches();
        if (userId || localStorage.getItem(SIGNED_OUT) === before) dropPush();
      }
      if (userId) localStorage.setItem(READER, String(userId));
      else localStorage.removeItem(READER);
    } catch {
      // Storage can be switched off; then caches are as well.
    }
  }, [userId]);
};

const dropPush = () =>
  import('../features/push/browser.ts').then(
    (push) => push.dropHere(),
    () => undefined,
  );

/** A browser may have replaced the address at which it takes pushes for a member, or the server its key. */
const useKeepingPush = (): void => {
  const userId = useUserId();
  const {
    call,
    site: { pushKey },
  } = useDeps();
  useEffect(() => {
    if (!userId || !pushKey || globalThis.Notification?.permission !== 'granted') return;
    import('../features/push/browser.ts')
      .then((push) => push.keepHere(userId, pushKey, call))
      .catch(() => undefined);
  }, [userId, pushKey, call]);
};

/** Has the worker store the pages that come without it: the first one, and those that links lead to. */
export const useStoring = (): void => {
  useForgetting();
  useKeepingPush();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  /** The worker itself has stored the page that it served. */
  const served = useRef(hasWorker() ? `${pathname}${search}` : null);
  const [ready, setReady] = useState(hasWorker);
  useEffect(() => onWorker(() => setReady(hasWorker())), []);
  const page = `${pathname}${search}`;
  useEffect(() => {
    if (!ready || state !== 'idle') return;
    const files = takeFetched();
    if (!navigator.onLine || !isStorable(page)) return;
    if (served.current !== page) tell({ kind: 'read', page, files });
    served.current = null;
    if (!isFlyerPage(page)) return;
    storeFlyers(({ added }) => {
      if (added > 0) showToast('전단지를 저장했어요. 인터넷이 끊겨도 볼 수 있어요.');
    });
  }, [ready, state, page]);
};
