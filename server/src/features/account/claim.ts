import type { Claim } from '@hanca/common/contract/account.ts';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/executor.ts';
import { addressUnit, forgetFailures, takeAttempt } from '../../http/limits.ts';
import { fieldProblem } from '../../http/validate.ts';
import type { Services } from '../../services.ts';
import { findDrafts } from '../users/queries.ts';
import { hasPasswordAlone } from './attached.ts';
import { OWN_PASSWORD } from './limits.ts';
import { checkPassword } from './passwords.ts';
import { findAccount, findPasswordHash } from './queries.ts';

/** Who calls, in which session. */
export type Session = { id: number; sessionId: string } | null;

/**
 * Refuses a mailed link in the session of another account: whoever opens it means the account that they see.
 * @throws Problem 400 at `token`
 */
export const refuseOtherAccount = (caller: Session, userId: number): void => {
  if (caller !== null && caller.id !== userId) throw fieldProblem('token', 'link.other-account');
};

/**
 * What somebody is shown who proves an address in another session than the one that asked for its mail: a stranger may have made
 * the account.
 */
export const claimOf = async (
  db: Executor,
  userId: number,
  sessionId: string | undefined,
): Promise<Claim> => ({
  mayKeep: await hasPasswordAlone(db, userId, sessionId),
  name: (await findAccount(db, userId))?.name ?? '',
  drafts: await findDrafts(db, userId),
});

/**
 * Checks the password by which somebody shows that they made the account whose address they prove.
 * @returns its hash, to be compared once the account is locked
 * @throws Problem 400 at `password`, 429 after five wrong ones in 15 minutes
 */
export const checkMakersPassword = async (
  { db, request }: Pick<Services, 'db'> & { request: Pick<FastifyRequest, 'ip'> },
  userId: number,
  password: string,
): Promise<string> => {
  const subject = String(userId);
  await takeAttempt(db, OWN_PASSWORD, subject);
  const hash = await findPasswordHash(db, userId);
  if (!(await checkPassword(hash, password, addressUnit(request.ip))) || !hash)
    throw fieldProblem('password', 'password.wrong');
  await forgetFailures(db, OWN_PASSWORD, subject);
  return hash;
};
