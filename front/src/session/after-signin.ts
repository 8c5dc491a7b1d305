import type { SignedIn } from '@hanca/common/contract/account.ts';
import { safeRedirect } from '@hanca/common/redirect.ts';
import { browserSession, readClaims } from '@hanca/common/session.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { sessionStore } from './session-store.ts';

const isOf = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** Where the address or the router's state remembers that the visitor came from; null for nowhere of this site. */
export const useOrigin = (): string | null => {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const remembered =
    typeof state === 'object' && state && 'redirect' in state ? state.redirect : search.get('redirect');
  // The server has no use for the answer, only for not failing.
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const path = safeRedirect(remembered, origin);
  return path && !isOf(path, '/account') ? path : null;
};

/** Remembers a new session and goes on: back to where the visitor came from, else to the console or to mypage. */
export const useAfterSignin = (): ((signedIn: SignedIn) => Promise<void>) => {
  const navigate = useNavigate();
  const origin = useOrigin();
  return async ({ accessToken }) => {
    browserSession.remember(accessToken);
    sessionStore.changed();
    const staff = readClaims(accessToken)?.roles.includes('admin') ?? false;
    const to = origin ?? (staff ? paths.admin : paths.mypage);
    if (isOf(to.split(/[?#]/)[0] ?? to, paths.admin)) location.assign(to);
    else await navigate(to, { replace: true });
  };
};
