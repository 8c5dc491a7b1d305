import { SIGNED_OUT } from '@hanca/common/forget-member.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { sessionStore } from './session-store.ts';

/** Leaves a member's page for the sign-in page when they sign out in another tab: phone and address go with it. */
export const useSignOutElsewhere = (): void => {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    sessionStore.changed();
    void navigate(paths.signin(), { replace: true });
  });
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === SIGNED_OUT && newValue) leave();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
};
