import { forgetMember } from '@hanca/common/forget-member.ts';
import { browserSession } from '@hanca/common/session.ts';
import { sessionLife } from '@hanca/common/session-life.ts';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../deps.ts';
import { paths } from '../paths.ts';
import { sessionStore } from './session-store.ts';

/** Ends the session and goes to the sign-in page; what was typed and not sent goes with it. A server out of reach does not prevent it here. */
export const useSignOut = (): (() => Promise<void>) => {
  const { call } = useDeps();
  const navigate = useNavigate();
  return async () => {
    const user = browserSession.user();
    sessionLife.clear();
    if (user) forgetMember(user.userId);
    await call((client) => client.account.signout()).catch(() => undefined);
    sessionStore.changed();
    await navigate(paths.signin());
  };
};
