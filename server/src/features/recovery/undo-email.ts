import { toProblem } from '../../http/errors.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailAddress } from '../../mail/to-address.ts';
import type { Services } from '../../services.ts';
import { refuseOtherAccount, type Session } from '../account/claim.ts';
import { noteEvent } from '../account/events.ts';
import { findOnce, issueOnce, takeOnce } from '../account/one-time-tokens.ts';
import { findAccount, replacePasswordHash, setVerified } from '../account/queries.ts';
import type { Visit } from '../account/visitor.ts';
import { holdAccount } from '../account/ways-in.ts';
import { endUserSessions } from '../users/queries.ts';
import { EMAIL_UNDO, RESET } from './links.ts';
import { resetMail, takenBackMail } from './mails.ts';
import { endAttachedSince, setEmail } from './queries.ts';

/** Whoever took the account may have added their passkey just before the address, or another session of theirs did. */
const DAY_MS = 24 * 3600_000;

/**
 * Gives an account its former address back, as it was then: what was added since goes, all sessions end, the password works no
 * longer, and the address is mailed the link to set a new one. The address that loses the account is told.
 * @throws Problem 400 at `token`
 */
export const undoEmail = async (
  {
    db,
    config: { publicUrl },
    jobs,
    log,
    request,
    caller,
  }: Pick<Services, 'db' | 'config' | 'jobs' | 'log'> & { request: Visit; caller: Session },
  token: string,
): Promise<void> => {
  const undo = db.transaction(async (tx) => {
    const userId = (await findOnce(tx, EMAIL_UNDO, token))?.userId ?? null;
    if (userId === null) throw fieldProblem('token', 'link.expired');
    refuseOtherAccount(caller, userId);
    await holdAccount(tx, userId);
    const taken = await takeOnce(tx, EMAIL_UNDO, token);
    if (!taken) throw fieldProblem('token', 'link.expired');
    const { email } = taken.data;
    const lost = await findAccount(tx, userId);
    await setEmail(tx, userId, email);
    if (!(await setVerified(tx, userId))) throw new Problem('conflict');
    await replacePasswordHash(tx, userId, null);
    await endAttachedSince(tx, userId, new Date(taken.issuedAt.getTime() - DAY_MS));
    await endUserSessions(tx, userId);
    await mailAddress(tx, { jobs }, { kind: 'takeBack', recipient: email, isProved: true }, async () =>
      resetMail(publicUrl, email, await issueOnce(tx, RESET, { userId, data: { email } }), true),
    );
    const recipient = lost?.verifiedAt ? lost.email : null;
    if (recipient && recipient !== email) {
      await mailAddress(tx, { jobs }, { kind: 'takenBack', recipient, isProved: true }, () =>
        takenBackMail(recipient),
      );
    }
    await noteEvent({ db: tx, log }, request, { event: 'undoEmail', userId });
  });
  await undo.catch((error: unknown) => {
    // Another account has verified the address since.
    throw toProblem(error).code === 'conflict' ? fieldProblem('token', 'verify.taken') : error;
  });
};
