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
 * @param field where it was entered
 * @throws Problem 400 at that field when it is wrong, 429 after five wrong ones in 15 minutes
 */
export const checkOwnPassword = async (
  { db, caller, request }: Context,
  password: string,
  field = 'password',
): Promise<void> => {
  const subject = String(caller.id);
  await takeAttempt(db, OWN_PASSWORD, subject);
  const hash = await findPasswordHash(db, caller.id);
  if (!(await checkPassword(hash, password, addressUnit(request.ip))) || !hash) {
    throw fieldProblem(field, 'password.wrong');
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

/**
 * For a change of what an account is recovered by: lets pass who enters its password; where it has none, whoever has proved
 * within ten minutes to own it.
 * @param password what came with the call, at the given field of it
 * @throws Problem 400 at the field without a password or with a wrong one, 403 `reauthenticate`, 429
 */
export const requirePassword = async (
  context: Context,
  password: string | undefined,
  field: string,
): Promise<void> => {
  if ((await findPasswordHash(context.db, context.caller.id)) === null) return requireOwner(context);
  if (password === undefined) throw fieldProblem(field, 'password.required');
  await checkOwnPassword(context, password, field);
};
