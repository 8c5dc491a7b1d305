import type { SigninWay } from '@hanca/common/account-events.ts';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/executor.ts';
import { takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { dropApprovals } from '../qr/queries.ts';
import { missingFactor, requireSecondFactor } from '../second-factor/challenge.ts';
import {
  type CookieJar,
  clearSessionCookies,
  deviceCookie,
  refreshCookie,
  setSessionCookies,
} from './cookies.ts';
import { rememberDevice } from './devices.ts';
import { noteEvent } from './events.ts';
import { REFRESH } from './limits.ts';
import { mailNewDevice } from './new-device.ts';
import { findAccount } from './queries.ts';
import { deleteSession, findRefreshToken, insertSession, rotateRefreshToken } from './session-queries.ts';
import { hashToken, newToken } from './tokens.ts';
import { type Visit, visitorOf, zoneOfBrowser } from './visitor.ts';
import { holdAccount } from './ways-in.ts';

/** The parts of a request and its reply that a session needs. */
interface Http {
  request: Visit & { cookies?: FastifyRequest['cookies'] };
  reply: CookieJar;
}

interface Account {
  id: number;
  name: string;
  roles: readonly string[];
  /** That the entered password was checked against; null and undefined where none was. */
  passwordHash?: string | null;
}

/**
 * What needs no second factor besides: a passkey is two, a new account has none, and whoever approves a QR code does so in a
 * session that passed, since setting up a second factor ends all others.
 */
const WHOLE: readonly SigninWay[] = ['signup', 'qr', 'passkey', 'code', 'recovery-code'];

/** Why an account gets no session: staff have suspended it, which is written down, or it got another password meanwhile. */
const refusalOf = async (
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  request: Visit,
  { userId, by }: { userId: number; by: SigninWay },
): Promise<Problem> => {
  if (!(await findAccount(db, userId))?.suspended) return new Problem('credentials');
  await noteEvent({ db, log }, request, { event: 'refuseSignin', userId, details: { by } });
  const { contactEmail } = config;
  return new Problem('account-suspended', {
    detail: {
      ko: `운영 정책에 따라 정지된 계정이라 로그인할 수 없어요. 이의가 있으면 메일로 보내 주세요: ${contactEmail}`,
      en: `Staff have suspended this account. To ask for a review, write to ${contactEmail}.`,
    },
  });
};

/**
 * Starts a session in this browser, which is known from now on: stores both, sets the cookies. Not in a transaction, which would
 * forget the challenge.
 * @param claim uses up what lets somebody in, or looks whether it still does, in the transaction of the session and with its account
 *   locked: whoever suspends, ends sessions or takes ways in away does so before it or sees the session. It throws what refuses them.
 *   It gets the id of the session
 * @returns the reply of sign-in
 * @throws Problem 401 `credentials` where the account got another password or a second factor meanwhile; 401 `second-factor` with a
 *   challenge, or 401 `passkey-required`, where one factor is not enough; 403 `account-suspended`
 */
export const startSession = async (
  { db, tokens, config, jobs, log }: Services,
  { request, reply }: Http,
  account: Account,
  by: SigninWay,
  claim?: (tx: Executor, sessionId: string) => Promise<void>,
): Promise<{ accessToken: string; userName: string }> => {
  const isWhole = WHOLE.includes(by);
  if (!isWhole) await requireSecondFactor({ db, config }, reply, account.id);
  const userId = account.id;
  const refreshToken = newToken();
  const visitor = await visitorOf(log, request);
  // An approval is no proof by whoever sits here.
  const session = {
    ...{ userId, ...visitor, zone: zoneOfBrowser(request) },
    ...{ tokenHash: hashToken(refreshToken), isProven: by !== 'qr' },
    passwordHash: account.passwordHash ?? undefined,
  };
  const started = await db.transaction(async (tx) => {
    const id = await insertSession(tx, session);
    if (id === null) return null;
    if (!isWhole && (await missingFactor({ db: tx, config }, userId))) throw new Problem('credentials');
    await claim?.(tx, id);
    await noteEvent({ db: tx, log }, request, { event: 'signin', userId, details: { by } });
    const known = await rememberDevice(tx, userId, deviceCookie.read(request));
    if (known.isNew) await mailNewDevice(tx, { config, jobs }, userId, visitor);
    return { sessionId: id, device: known.device };
  });
  if (!started) throw await refusalOf({ db, config, log }, request, { userId, by });
  const { sessionId, device } = started;
  deviceCookie.set(reply, config.publicUrl, device);
  const accessToken = await tokens.sign({ userId, sessionId, roles: account.roles });
  setSessionCookies(reply, config.publicUrl, { accessToken, userName: account.name, refreshToken });
  return { accessToken, userName: account.name };
};

const refused = (reply: CookieJar): Problem => {
  clearSessionCookies(reply);
  return new Problem('unauthorized');
};

/**
 * Exchanges the refresh cookie. Throws Problem 401 without a good one, 429 beyond 60 in 15 minutes; a token used again
 * after the grace ends the whole session, since either its owner or the other user of it is a thief.
 */
export const renewSession = async (
  { db, tokens, config, log }: Services,
  { request, reply }: Http,
): Promise<{ accessToken: string }> => {
  const presented = refreshCookie.read(request);
  const found = presented ? await findRefreshToken(db, hashToken(presented)) : null;
  if (!presented || !found) throw refused(reply);
  const { id: userId, sessionId } = found;
  if (found.reused) {
    await db.transaction(async (tx) => {
      await holdAccount(tx, userId);
      await noteEvent({ db: tx, log }, request, { event: 'reuseToken', userId });
      await deleteSession(tx, sessionId);
      // Or the thief goes on by a QR code that they approved.
      await dropApprovals(tx, userId);
    });
    throw refused(reply);
  }
  await takeAttempt(db, REFRESH, sessionId);
  const { country } = await visitorOf(log, request);
  const refreshToken = await rotateRefreshToken(db, { userId, sessionId, country, token: presented });
  if (refreshToken === null) throw refused(reply);
  const accessToken = await tokens.sign({ userId, sessionId, roles: found.roles });
  setSessionCookies(reply, config.publicUrl, { accessToken, userName: found.name, refreshToken });
  return { accessToken };
};

/** Ends the session of the refresh cookie, if there is one, and clears the cookies. */
export const endSession = async ({ db, log }: Services, { request, reply }: Http): Promise<void> => {
  const presented = refreshCookie.read(request);
  const found = presented ? await findRefreshToken(db, hashToken(presented)) : null;
  if (found) {
    const { id: userId, sessionId } = found;
    await db.transaction(async (tx) => {
      if (await deleteSession(tx, sessionId))
        await noteEvent({ db: tx, log }, request, { event: 'signout', userId });
    });
  }
  clearSessionCookies(reply);
};
