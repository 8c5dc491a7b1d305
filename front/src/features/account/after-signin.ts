import type { SignedIn } from '@hanca/common/contract/account.ts';
import { forgetOthers } from '@hanca/common/member-storage.ts';
import { safeRedirect } from '@hanca/common/redirect.ts';
import { browserSession, readClaims } from '@hanca/common/session.ts';
import { sessionLife } from '@hanca/common/session-life.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { problemOf } from '../../failure.ts';
import { paths, withQuery } from '../../paths.ts';
import { useUserId, useUserName } from '../../session/session.tsx';
import { sessionStore } from '../../session/session-store.ts';
import { storedIntent, storeIntent } from '../../session/use-intent.ts';
import { useSearch } from '../../ui/use-search.ts';
import { deletionOf } from '../farewell/deletion.ts';
import { askToVerify } from './verify/ask.ts';

const isOf = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** Where the address or the router's state remembers that the visitor came from; null for nowhere of this site. */
export const useOrigin = (): string | null => {
  const search = useSearch();
  const state: unknown = useLocation().state;
  const remembered =
    typeof state === 'object' && state && 'redirect' in state ? state.redirect : search.get('redirect');
  // The server has no use for the answer, only for not failing.
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const path = safeRedirect(remembered, origin);
  // Of the pages around signing in only the one that a phone scans is no part of it.
  const isWayIn = path !== null && isOf(path, '/account') && !isOf(path, '/account/qr');
  return isWayIn ? null : path;
};

const absolute = (path: string): string => new URL(path, location.origin).href;

const isConsole = (to: string): boolean => isOf(to.split(/[?#]/)[0] ?? to, paths.admin);

/** Where to go on to: where the visitor came from, else the console or mypage. */
const wayOn = (origin: string | null, staff: boolean): string =>
  origin ?? (staff ? paths.admin : paths.mypage);

/** Goes to a path of this site, replacing the sign-in page in the history. */
const useGoOn = (): ((to: string) => Promise<void>) => {
  const navigate = useNavigate();
  return async (to) => {
    if (isConsole(to)) location.replace(to);
    else await navigate(to, { replace: true });
  };
};

/** Remembers a new session and goes on: back to where the visitor came from, else to the console or to mypage. */
export const useAfterSignin = (): ((signedIn: SignedIn) => Promise<void>) => {
  const { call } = useDeps();
  const goOn = useGoOn();
  const navigate = useNavigate();
  const origin = useOrigin();
  return async ({ accessToken }) => {
    sessionLife.remember(accessToken);
    const claims = readClaims(accessToken);
    if (claims) forgetOthers(claims.userId);
    sessionStore.changed();
    const staff = claims?.roles.includes('admin') ?? false;
    const to = wayOn(origin, staff);
    // Who signs in for another page wants it no more.
    const [, wantedAt = ''] = storedIntent().split(' ');
    if (absolute(wantedAt) !== absolute(to)) storeIntent('');
    // Nobody waits for the banner, and without an answer there is none.
    const me = call((client) => client.account.me()).catch(() => null);
    await goOn(to);
    void me.then((member) => {
      if (!member) return;
      askToVerify(member);
      if (deletionOf(member)) void navigate(paths.leaving, { replace: true });
    });
  };
};

/**
 * Goes to the page of the second step where one factor is not enough. In: what the sign-in threw.
 * @throws the same for any other reason
 */
export const useSecondStep = (): ((error: unknown) => Promise<void>) => {
  const navigate = useNavigate();
  const origin = useOrigin();
  return async (error) => {
    const { challenge } = problemOf(error);
    if (challenge === undefined) throw error;
    // Not in the address: it belongs to this sign-in alone.
    await navigate(withQuery('/account/second', { redirect: origin ?? undefined }), { state: { challenge } });
  };
};

/**
 * Goes on from a sign-in page for who arrives with a session, once the API has agreed that it lasts: a page that
 * sends them back here because it has ended would else never be left. Whoever has come from the console without
 * being staff stays, to sign in as somebody else.
 */
export const usePassOn = (): void => {
  const { call } = useDeps();
  const origin = useOrigin();
  const goOn = useGoOn();
  const userId = useUserId();
  const userName = useUserName();
  const arrived = useRef(false);
  const findWay = async () => {
    const { roles } = await call((client) => client.account.me());
    // The console reads the role from the token, the API from the database: both are needed.
    const staff = roles.includes('admin') && (browserSession.user()?.roles.includes('admin') ?? false);
    const to = wayOn(origin, staff);
    return staff || !isConsole(to) ? to : null;
  };
  const latest = useRef({ findWay, goOn });
  latest.current = { findWay, goOn };
  useEffect(() => {
    // Only on arrival: who signs in here is led on by that.
    if (userId === undefined || arrived.current) return;
    arrived.current = true;
    // The members' pages go by the name, everything else by the token.
    if (userId === null || !userName) return;
    let left = false;
    const passOn = async () => {
      const to = await latest.current.findWay();
      if (to && !left) await latest.current.goOn(to);
    };
    // A session that has ended, or an API out of reach: then the form stays.
    passOn().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [userId, userName]);
};
