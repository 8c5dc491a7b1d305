import { randomInt } from 'node:crypto';
import type { Claim } from '@hanca/common/contract/account.ts';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/executor.ts';
import { toProblem } from '../../http/errors.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailAddress } from '../../mail/to-address.ts';
import type { Services } from '../../services.ts';
import { RESET } from '../recovery/links.ts';
import { canReset } from '../recovery/queries.ts';
import { hasPasswordAlone } from './attached.ts';
import { checkMakersPassword, claimOf, refuseOtherAccount, type Session } from './claim.ts';
import { noteEvent } from './events.ts';
import { findOnce } from './one-time-tokens.ts';
import { findAccount, findPasswordHash, isVerifiedElsewhere, setVerified } from './queries.ts';
import { requireSession } from './session-queries.ts';
import { hashToken, newToken } from './tokens.ts';
import { verificationMail } from './verification-mail.ts';
import {
  findVerification,
  type Presented,
  replaceVerification,
  takeVerification,
} from './verification-queries.ts';
import { holdAccount } from './ways-in.ts';

/** How long a link and a code are good; the mail says so too. */
const LASTS_MS = 24 * 3600_000;

const codeOf = (tokens: Services['tokens'], userId: number, code: string): string =>
  tokens.seal(`verification ${userId} ${code}`);

/**
 * Queues the mail that verifies an account's address. In: also the session that asks for it; null for a sign-up, which has none yet.
 * @returns false where the address was sent too many of the kind today
 */
export const sendVerification = (
  tx: Executor,
  { tokens, jobs, config: { publicUrl } }: Pick<Services, 'tokens' | 'jobs' | 'config'>,
  kind: 'signup' | 'verification',
  { id: userId, email: recipient, askedIn }: { id: number; email: string; askedIn: string | null },
): Promise<boolean> =>
  mailAddress(tx, { jobs }, { kind, recipient }, async () => {
    const token = newToken();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await replaceVerification(tx, {
      userId,
      tokenHash: hashToken(token),
      codeHash: codeOf(tokens, userId, code),
      askedIn,
      expiresAt: new Date(Date.now() + LASTS_MS),
    });
    return verificationMail({ recipient, token, code, publicUrl });
  });

/** What came of a link or a code: the address is verified now, was verified by it before, another account has verified it, or it is no good. */
export type Verified = 'now' | 'before' | 'taken' | 'no';

type Context = Pick<Services, 'db' | 'tokens' | 'log'> & {
  request: Pick<FastifyRequest, 'headers' | 'ip'>;
  caller: Session;
};

/** Uses a link or a code up and verifies the address. In: what locks the account, and throws where it may not be used. */
const useUp = (
  { db, log, request }: Context,
  { presented, userId }: { presented: Presented; userId: number },
  lock: (tx: Executor) => Promise<void>,
): Promise<Verified> => {
  const verify = db.transaction(async (tx): Promise<Verified> => {
    await lock(tx);
    if (!(await takeVerification(tx, presented)))
      return (await findVerification(tx, presented))?.isVerified ? 'before' : 'no';
    // Thrown, so that what the mail held is not used up: whoever tries again gets the same answer.
    if (!(await setVerified(tx, userId))) throw new Problem('conflict');
    await noteEvent({ db: tx, log }, request, { event: 'verifyEmail', userId });
    return 'now';
  });
  return verify.catch((error: unknown) => {
    // Of two who verify one address at once the unique index lets the first.
    if (toProblem(error).code === 'conflict') return 'taken';
    throw error;
  });
};

/**
 * Verifies the caller's address by the six digits of its mail.
 * @throws Problem 400 at `token` in another session than the one that asked for the mail
 */
export const verifyByCode = async (
  context: Context & { caller: NonNullable<Session> },
  code: string,
): Promise<Verified> => {
  const { db, tokens, caller } = context;
  const userId = caller.id;
  const presented = { userId, codeHash: codeOf(tokens, userId, code) };
  const found = await findVerification(db, presented);
  if (!found || (found.isExpired && !found.isVerified)) return 'no';
  if (found.isVerified) return 'before';
  // Whoever has signed in anew has that session alone.
  if (found.askedIn !== caller.sessionId && !(await hasPasswordAlone(db, userId)))
    throw fieldProblem('token', 'verify.session');
  return useUp(context, { presented, userId }, (tx) => requireSession(tx, caller));
};

/** The account whose password is forgotten and whose address nobody has verified: its link proves the address as well. */
const findForgetful = async (db: Executor, token: string): Promise<number | null> => {
  const reset = await findOnce(db, RESET, token);
  const account = reset?.userId ? await findAccount(db, reset.userId) : null;
  const isFirst = account !== null && account.verifiedAt === null && account.email === reset?.data.email;
  return isFirst && canReset(account) ? account.id : null;
};

/**
 * Verifies an address by the link of its mail. In the session that asked for the mail that is all. Anywhere else a stranger may have
 * made the account, and its owner sets a new password by the same link, which ends all that is attached (`resetPassword`); where
 * there is nothing but a password and one session, the right password leaves them.
 * @returns a claim where nothing was changed, since the password has to be entered or set
 * @throws Problem 400 at `token` or `password`, 429
 */
export const verifyByLink = async (
  context: Context,
  { token, password }: { token: string; password?: string | undefined },
): Promise<Verified | Claim> => {
  const { db, caller } = context;
  const presented = { tokenHash: hashToken(token) };
  const found = await findVerification(db, presented);
  if (!found) {
    const forgetful = await findForgetful(db, token);
    if (forgetful === null) return 'no';
    refuseOtherAccount(caller, forgetful);
    return { ...(await claimOf(db, forgetful, undefined)), mayKeep: false };
  }
  const { userId } = found;
  refuseOtherAccount(caller, userId);
  if (found.isVerified) return 'before';
  if (found.isExpired) return 'no';
  if (caller !== null && found.askedIn === caller.sessionId)
    return useUp(context, { presented, userId }, (tx) => requireSession(tx, caller));

  const account = await findAccount(db, userId);
  if (account?.email && (await isVerifiedElsewhere(db, account.email, userId))) return 'taken';
  if (account && !canReset(account)) throw fieldProblem('token', 'verify.staff');
  if (password === undefined) return claimOf(db, userId, caller?.sessionId);
  const passwordHash = await checkMakersPassword(context, userId, password);
  return useUp(context, { presented, userId }, async (tx) => {
    await holdAccount(tx, userId);
    const isSame = (await findPasswordHash(tx, userId)) === passwordHash;
    if (!isSame || !(await hasPasswordAlone(tx, userId, caller?.sessionId)))
      throw fieldProblem('password', 'verify.attached');
  });
};
