import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import {
  type CookieJar,
  clearSessionCookies,
  REFRESH_SECONDS,
  readRefreshCookie,
  setSessionCookies,
} from './cookies.ts';
import { deleteSession, findRefreshToken, insertSession, rotateRefreshToken } from './queries.ts';
import { hashRefreshToken, newRefreshToken } from './tokens.ts';

/** A token used again this soon after its rotation is a second tab or a lost answer, not a thief. */
const REUSE_GRACE_MS = 30_000;

/** The parts of a request and its reply that a session needs. */
interface Http {
  request: { headers: FastifyRequest['headers']; cookies?: FastifyRequest['cookies'] };
  reply: CookieJar;
}

type Account = { id: number; name: string; roles: readonly string[] };

/** Characters of a device's name: it comes from outside. */
const DEVICE_MAX = 100;

const deviceOf = (request: Http['request']): string => {
  const agent = request.headers['user-agent'];
  if (!agent) return '알 수 없는 기기';
  const { browser, os } = Bowser.parse(agent);
  return [os.name, browser.name].filter(Boolean).join(' · ').slice(0, DEVICE_MAX) || '알 수 없는 기기';
};

const expiry = (now: Date) => new Date(now.getTime() + REFRESH_SECONDS * 1000);

/** Starts a session on this device: stores it, sets the cookies. Out: the reply of sign-in. */
export const startSession = async (
  { db, tokens, config, log }: Services,
  { request, reply }: Http,
  account: Account,
): Promise<{ accessToken: string; userName: string }> => {
  const refreshToken = newRefreshToken();
  const sessionId = await insertSession(db, {
    userId: account.id,
    device: deviceOf(request),
    expiresAt: expiry(new Date()),
    tokenHash: hashRefreshToken(refreshToken),
  });
  const accessToken = await tokens.sign({ userId: account.id, sessionId, roles: account.roles });
  setSessionCookies(reply, config.publicUrl, { accessToken, userName: account.name, refreshToken });
  log.info({ event: 'signed-in', userId: account.id, sessionId });
  return { accessToken, userName: account.name };
};

const refused = (reply: CookieJar): Problem => {
  clearSessionCookies(reply);
  return new Problem('unauthorized');
};

/**
 * Exchanges the refresh cookie. Throws Problem 401 without a good one; a token used again after the grace ends the
 * whole session, since either its owner or the other user of it is a thief.
 */
export const renewSession = async (
  { db, tokens, config, log }: Services,
  { request, reply }: Http,
): Promise<{ accessToken: string }> => {
  const presented = readRefreshCookie(request);
  const hash = presented && hashRefreshToken(presented);
  const found = hash ? await findRefreshToken(db, hash) : null;
  if (!hash || !found) throw refused(reply);
  const now = new Date();
  if (found.rotatedAt && now.getTime() - found.rotatedAt.getTime() > REUSE_GRACE_MS) {
    await deleteSession(db, found.sessionId);
    log.warn({ event: 'refresh-reuse', userId: found.id, sessionId: found.sessionId });
    throw refused(reply);
  }
  const refreshToken = newRefreshToken();
  const rotated = await rotateRefreshToken(db, {
    userId: found.id,
    sessionId: found.sessionId,
    hash,
    successor: hashRefreshToken(refreshToken),
    now,
    expiresAt: expiry(now),
  });
  if (!rotated) throw refused(reply);
  const accessToken = await tokens.sign({ userId: found.id, sessionId: found.sessionId, roles: found.roles });
  setSessionCookies(reply, config.publicUrl, { accessToken, userName: found.name, refreshToken });
  return { accessToken };
};

/** Ends the session of the refresh cookie, if there is one, and clears the cookies. */
export const endSession = async ({ db, log }: Services, { request, reply }: Http): Promise<void> => {
  const presented = readRefreshCookie(request);
  const found = presented ? await findRefreshToken(db, hashRefreshToken(presented)) : null;
  if (found) {
    await deleteSession(db, found.sessionId);
    log.info({ event: 'signed-out', userId: found.id, sessionId: found.sessionId });
  }
  clearSessionCookies(reply);
};
