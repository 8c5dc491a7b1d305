import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/access.ts';
import { addressUnit, forgetFailures, takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import type { Services } from '../../services.ts';
import { OWN_PASSWORD } from './limits.ts';
import { checkPassword } from './passwords.ts';
import { findPasswordHash } from './queries.ts';
import { isRecent, setAuthenticated } from './session-queries.ts';

type Context = Pick<Services, 'db'> & { caller: Caller; request: Pick<FastifyRequest, 'ip'> };

/**
 * Notes that the caller has just proved to own the account.
 * @param password what they entered
 * The endpoint has the limit `WRONG_PASSWORDS`, so that its handler runs in no transaction, which would forget the wrong ones.
 * @throws Problem 400 at the field `password` when it is wrong, 429 after five wrong ones in 15 minutes
 */
export const checkOwnPassword = async ({ db, caller, request }: Context, password: string): Promise<void> => {
  const subject = String(caller.id);
  await takeAttempt(db, OWN_PASSWORD, subject);
  const hash = await findPasswordHash(db, caller.id);
  if (!(await checkPassword(hash, password, addressUnit(request.ip))) || !hash) {
    throw fieldProblem('password', 'password.wrong');
  }
  await forgetFailures(db, OWN_PASSWORD, subject);
  await setAuthenticated(db, caller.sessionId);
};

/**
 * For what cannot be undone: lets pass who has proved within ten minutes to own the account, by signing in, by a passkey, or by
 * the password that came with the call.
 * @param password what came with the call
 * @throws Problem 403 `reauthenticate` for anybody else, and as `checkOwnPassword` does for a wrong password
 */
export const requireOwner = async (context: Context, password?: string): Promise<void> => {
  if (password !== undefined) return checkOwnPassword(context, password);
  if (!(await isRecent(context.db, context.caller.sessionId))) throw new Problem('reauthenticate');
};
