import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

/** Asks before another address or another site is gone to while something is unsaved. For what is no record's form. */
export const useLeaveWarning = (unsaved: boolean): void => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      unsaved && (here.pathname !== next.pathname || here.search !== next.search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
};
