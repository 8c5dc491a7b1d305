import { toProblem } from '../../http/errors.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from '../account/events.ts';
import { dropAllOnce, dropLaterOnce, findOnce, issueOnce, takeOnce } from '../account/one-time-tokens.ts';
import { replacePasswordHash, setVerified } from '../account/queries.ts';
import type { Visit } from '../account/visitor.ts';
import { endUserSessions } from '../users/queries.ts';
import { EMAIL_UNDO, RESET } from './links.ts';
import { resetMail } from './mails.ts';
import { dropWaysIn, setEmail } from './queries.ts';

/**
 * Gives an account its former address back. Whoever changed it had the password or another way in: all sessions end, none of
 * these ways works any more, and the address is mailed the link to set a new password.
 * @throws Problem 400 at `token`
 */
export const undoEmail = async (
  {
    db,
    config: { publicUrl },
    jobs,
    log,
    request,
  }: Pick<Services, 'db' | 'config' | 'jobs' | 'log'> & { request: Visit },
  token: string,
): Promise<void> => {
  const undo = db.transaction(async (tx) => {
    const userId = (await findOnce(tx, EMAIL_UNDO, token))?.userId ?? null;
    if (userId === null) throw fieldProblem('token', 'link.expired');
    // Of whoever changed it again; what was mailed to an address of before stays good.
    await dropLaterOnce(tx, EMAIL_UNDO, { userId, token });
    const taken = await takeOnce(tx, EMAIL_UNDO, token);
    if (!taken) throw fieldProblem('token', 'link.expired');
    const { email } = taken.data;
    await setEmail(tx, userId, email);
    if (!(await setVerified(tx, userId))) throw new Problem('conflict');
    await replacePasswordHash(tx, userId, null);
    await dropWaysIn(tx, userId);
    await dropAllOnce(tx, userId, EMAIL_UNDO);
    await endUserSessions(tx, userId);
    const reset = await issueOnce(tx, RESET, { userId, data: { email } });
    await queueMail(tx, { jobs }, resetMail(publicUrl, email, reset));
    await noteEvent({ db: tx, log }, request, { event: 'undoEmail', userId });
  });
  await undo.catch((error: unknown) => {
    // Another account has verified the address since.
    throw toProblem(error).code === 'conflict' ? fieldProblem('token', 'verify.taken') : error;
  });
};
