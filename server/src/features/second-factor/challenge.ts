import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { type CookieJar, serverCookie } from '../account/cookies.ts';
import { findOnce, issueOnce, type OneTime } from '../account/one-time-tokens.ts';
import { hashToken, newToken } from '../account/tokens.ts';
import { findFactors } from './queries.ts';

const FIVE_MINUTES = 300;

/** Ties the second step of a sign-in to the browser of the first. */
export const secondStepCookie = serverCookie('second', FIVE_MINUTES);

/** A sign-in whose first factor was right, in the browser of a cookie. */
export const CHALLENGE: OneTime<{ browser: string }> = {
  kind: 'second-factor-challenge',
  lastsMs: FIVE_MINUTES * 1000,
};

/** What somebody has to come in by beside one factor, or in its place; null for nothing. */
export const missingFactor = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: number,
): Promise<'second-factor' | 'passkey-required' | null> => {
  const factors = await findFactors(db, userId);
  if (factors?.codes) return 'second-factor';
  // A password alone would make their passkeys worth nothing.
  const staff = config.staffSecondFactor && factors?.isStaff;
  return staff && factors.passkeys > 0 ? 'passkey-required' : null;
};

/**
 * Lets nobody in by one factor who has two. In: whose first factor was right, and the reply, which takes the browser's cookie.
 * @throws Problem 401 `second-factor` with the challenge of the second step; 401 `passkey-required` for staff who have passkeys alone
 */
export const requireSecondFactor = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  reply: CookieJar,
  userId: number,
): Promise<void> => {
  const missing = await missingFactor({ db, config }, userId);
  if (missing === 'passkey-required') throw new Problem(missing);
  if (missing === null) return;
  const value = newToken();
  const challenge = await issueOnce(db, CHALLENGE, { userId, data: { browser: hashToken(value) } });
  secondStepCookie.set(reply, config.publicUrl, value);
  throw new Problem(missing, { challenge });
};

/** Whose sign-in a challenge continues, in the browser that it was given to; null for none, one that is over or another browser. */
export const findChallenged = async (
  db: Services['db'],
  challenge: string,
  cookie: string | null,
): Promise<number | null> => {
  const found = await findOnce(db, CHALLENGE, challenge);
  return found && cookie !== null && found.data.browser === hashToken(cookie) ? found.userId : null;
};
