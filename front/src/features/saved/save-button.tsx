import { browserSession } from '@hanca/common/session.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { useUserId } from '../../session/session.tsx';
import { useIntent } from '../../session/use-intent.ts';
import { useSigninHref } from '../../session/use-signin-href.ts';
import { showToast } from '../../ui/toasts.ts';
import styles from './save-button.module.css';
import { savedStore } from './saved-store.ts';

interface SaveButtonProps {
  id: number;
  /** Of the listing: the heart's accessible name. */
  title: string;
  /** With the word beside the heart, where it does not lie on a photo. */
  worded?: boolean;
  /** In place of taking it out. */
  onRemove?: (() => void) | undefined;
}

const onServer = () => false;

/** The heart that saves a listing; for nobody it leads to signing in and back. */
export const SaveButton = ({ id, title, worded = false, onRemove }: SaveButtonProps) => {
  const { call } = useDeps();
  const userId = useUserId();
  const navigate = useNavigate();
  const signin = useSigninHref();
  const saved = useSyncExternalStore(savedStore.subscribe, () => savedStore.has(id), onServer);
  useEffect(() => {
    if (userId) void savedStore.fetch(call);
  }, [userId, call]);
  const toggle = async () => {
    try {
      await savedStore.toggle(call, id);
    } catch (error) {
      const what = savedStore.has(id) ? '저장을 취소하지' : '저장하지';
      showToast(`${title}: ${what} 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  const remember = useIntent(`save-${id}`, async () => {
    if (!savedStore.has(id)) await toggle();
    if (savedStore.has(id)) showToast('매물을 저장했어요.');
  });
  const press = () => {
    if (!browserSession.user()) {
      remember();
      void navigate(signin);
    } else if (saved && onRemove) onRemove();
    else void toggle();
  };
  return (
    <button
      type="button"
      className={worded ? `${styles.save} ${styles.worded}` : styles.save}
      aria-pressed={saved}
      aria-label={`${title} 저장`}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" strokeWidth="1.8" aria-hidden="true">
        <path d="M12 20.5C5.5 15.6 3 12.4 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.4-2.5 6.6-9 11.5z" />
      </svg>
      {worded && '저장'}
    </button>
  );
};
