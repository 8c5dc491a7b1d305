import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useUserId } from '../session/use-user-id.ts';
import { showToast } from '../ui/toasts.ts';
import { isFlyerPage, isStorable } from './messages.ts';
import { fetchedFiles, forgetRead, hasWorker, onWorker, storeFlyers, tell } from './worker.ts';

/** In the local storage: the member who read last. */
const READER = 'hanca.reader';

/** Once a member has signed out, here or elsewhere, what they read is stored no more. */
const useForgetting = (): void => {
  const userId = useUserId();
  useEffect(() => {
    if (userId === undefined) return;
    try {
      const before = localStorage.getItem(READER);
      if (before && before !== String(userId)) forgetRead();
      if (userId) localStorage.setItem(READER, String(userId));
      else localStorage.removeItem(READER);
    } catch {
      // Storage can be switched off; then caches are as well.
    }
  }, [userId]);
};

/** Has the worker store the pages that come without it: the first one, and those that links lead to. */
export const useStoring = (): void => {
  useForgetting();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  /** The worker itself has stored the page that it served. */
  const served = useRef(hasWorker() ? `${pathname}${search}` : null);
  const [ready, setReady] = useState(hasWorker);
  useEffect(() => onWorker(() => setReady(hasWorker())), []);
  const page = `${pathname}${search}`;
  useEffect(() => {
    if (!ready || state !== 'idle' || !navigator.onLine || !isStorable(page)) return;
    if (served.current !== page) tell({ kind: 'read', page, files: fetchedFiles() });
    served.current = null;
    if (!isFlyerPage(page)) return;
    storeFlyers(({ added }) => {
      if (added > 0) showToast('전단지를 저장했어요. 인터넷이 끊겨도 볼 수 있어요.');
    });
  }, [ready, state, page]);
};
