import { toProblem } from '../../http/errors.ts';
import { addressUnit, forgetFailures } from '../../http/limits.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from '../account/events.ts';
import { signinCounts } from '../account/limits.ts';
import { dropAllOnce, findOnce, takeOnce } from '../account/one-time-tokens.ts';
import { hashPassword } from '../account/passwords.ts';
import { findAccount, replacePasswordHash, setVerified } from '../account/queries.ts';
import type { Visit } from '../account/visitor.ts';
import { holdAccount } from '../account/ways-in.ts';
import { endUserSessions } from '../users/queries.ts';
import { EMAIL_UNDO, RESET } from './links.ts';
import { passwordChanged } from './mails.ts';
import { checkNewPassword } from './new-password.ts';
import { canReset, dropMakersTraces } from './queries.ts';

const expired = () => fieldProblem('token', 'link.expired');

/**
 * Sets the password of the account that a mailed token is of, ends its sessions and tells its member. An address that was
 * never verified is by this: then whatever its maker attached to the account goes, as they may have been a stranger.
 * @throws Problem 400 at `token` or `password`
 */
export const resetPassword = async (
  { db, config, jobs, log, request }: Pick<Services, 'db' | 'config' | 'jobs' | 'log'> & { request: Visit },
  { token, password }: { token: string; password: string },
): Promise<void> => {
  const address = addressUnit(request.ip);
  // Before the password is hashed, which takes long, and without using the token up.
  const ownerId = (await findOnce(db, RESET, token))?.userId ?? null;
  const owner = ownerId === null ? null : await findAccount(db, ownerId);
  if (!owner) throw expired();
  const { id: userId } = owner;
  checkNewPassword(password, owner.roles);
  const passwordHash = await hashPassword(password, address);
  const reset = db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    const taken = await takeOnce(tx, RESET, token);
    const account = taken && (await findAccount(tx, userId));
    // They may have become staff since it was mailed.
    if (!account || account.email !== taken.data.email || !canReset(account)) throw expired();
    await replacePasswordHash(tx, userId, passwordHash);
    // Somebody else may have verified the address meanwhile.
    if (!(await setVerified(tx, userId))) throw expired();
    if (account.verifiedAt === null) await dropMakersTraces(tx, userId);
    // What gives an address back that somebody took stays good.
    await dropAllOnce(tx, userId, EMAIL_UNDO);
    await endUserSessions(tx, userId);
    await forgetFailures(tx, ...signinCounts({ email: account.email, address, device: null }).own);
    await mailMember(tx, { config, jobs }, userId, passwordChanged(config.publicUrl));
    await noteEvent({ db: tx, log }, request, { event: 'resetPassword', userId });
  });
  await reset.catch((error: unknown) => {
    // Or did so at the same moment.
    throw toProblem(error).code === 'conflict' ? expired() : error;
  });
};
