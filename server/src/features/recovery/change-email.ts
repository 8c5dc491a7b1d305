import type { Executor } from '../../db/executor.ts';
import { toProblem } from '../../http/errors.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailAddress } from '../../mail/to-address.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { refuseOtherAccount, type Session } from '../account/claim.ts';
import { noteEvent } from '../account/events.ts';
import { tooManyMails } from '../account/limits.ts';
import {
  dropAllOnce,
  dropOnce,
  findNewestOnce,
  findOnce,
  issueOnce,
  takeOnce,
} from '../account/one-time-tokens.ts';
import { findAccount, setVerified } from '../account/queries.ts';
import { requireSession } from '../account/session-queries.ts';
import type { Verified } from '../account/verification.ts';
import type { Visit } from '../account/visitor.ts';
import { EMAIL_CHANGE, EMAIL_UNDO } from './links.ts';
import { addressChanged, formerAddressMail, newAddressMail } from './mails.ts';
import { setEmail } from './queries.ts';

type With = Pick<Services, 'db' | 'config' | 'jobs'>;

/**
 * Mails a link to the address that a member wants in place of theirs, also where it is somebody's: who opens it learns that.
 * @throws Problem 401 where the member's session has ended meanwhile, by a new password for instance; 429 where the address was sent
 *   too many today
 */
export const sendEmailChange = async (
  { db, config: { publicUrl }, jobs }: With,
  caller: { id: number; sessionId: string },
  email: string,
): Promise<void> => {
  const isSent = await db.transaction(async (tx) => {
    const userId = caller.id;
    await requireSession(tx, caller);
    return mailAddress(tx, { jobs }, { kind: 'newAddress', recipient: email }, async () => {
      await dropOnce(tx, EMAIL_CHANGE, userId);
      const token = await issueOnce(tx, EMAIL_CHANGE, { userId, data: { email } });
      return newAddressMail(publicUrl, email, token);
    });
  });
  if (!isSent) throw new Problem('too-many', { detail: tooManyMails });
};

/** A link that gives an account its former address back; null while an earlier one does: that address is its owner's, this one need not be. */
const issueUndo = async (tx: Executor, userId: number, email: string): Promise<string | null> => {
  if (await findNewestOnce(tx, EMAIL_UNDO, userId)) return null;
  return issueOnce(tx, EMAIL_UNDO, { userId, data: { email } });
};

/**
 * Gives an account the new address whose link was opened, tells both addresses and lets the former one take it back, unless one
 * before it can. It takes a session of the account, or whoever presses a link in their mail would take over somebody else's account.
 * @throws Problem 400 at `token` for nobody, and in the session of another account
 */
export const confirmEmail = async (
  {
    db,
    config,
    jobs,
    log,
    request,
    caller,
  }: With & Pick<Services, 'log'> & { request: Visit; caller: Session },
  token: string,
): Promise<Verified> => {
  const { publicUrl } = config;
  const confirm = db.transaction(async (tx): Promise<Verified> => {
    const userId = (await findOnce(tx, EMAIL_CHANGE, token))?.userId ?? null;
    if (userId === null) return 'no';
    refuseOtherAccount(caller, userId);
    if (caller === null) throw fieldProblem('token', 'verify.signin');
    await requireSession(tx, caller);
    const taken = await takeOnce(tx, EMAIL_CHANGE, token);
    const before = taken && (await findAccount(tx, userId));
    if (!before) return 'no';
    const { email: former, verifiedAt } = before;
    await setEmail(tx, userId, taken.data.email);
    // Thrown, so that the link stays what it is.
    if (!(await setVerified(tx, userId))) throw new Problem('conflict');
    await dropAllOnce(tx, userId, EMAIL_UNDO);
    // An address that was never verified may be a stranger's, who could take the account by it.
    if (former && verifiedAt) {
      await mailAddress(
        tx,
        { jobs },
        { kind: 'formerAddress', recipient: former, isProved: true },
        async () => formerAddressMail(publicUrl, former, await issueUndo(tx, userId, former)),
      );
    }
    await mailMember(tx, { config, jobs }, userId, addressChanged(publicUrl));
    await noteEvent({ db: tx, log }, request, { event: 'changeEmail', userId });
    return 'now';
  });
  return confirm.catch((error: unknown) => {
    if (toProblem(error).code === 'conflict') return 'taken';
    throw error;
  });
};
