import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/access.ts';
import { addressUnit } from '../../http/limits.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from '../account/events.ts';
import { dropAllOnce } from '../account/one-time-tokens.ts';
import { requirePassword } from '../account/own-password.ts';
import { hashPassword } from '../account/passwords.ts';
import { replacePasswordHash } from '../account/queries.ts';
import { deleteOtherSessions, requireSession } from '../account/session-queries.ts';
import { EMAIL_UNDO } from './links.ts';
import { passwordChanged } from './mails.ts';
import { checkNewPassword } from './new-password.ts';

type Context = Pick<Services, 'db' | 'config' | 'jobs' | 'log'> & { caller: Caller; request: FastifyRequest };

/**
 * Changes the caller's password, ends their other sessions and mails a notice.
 * @throws Problem 400 at `password` or `current`, 403 `reauthenticate`, 429
 */
export const changePassword = async (
  context: Context,
  { current, password }: { current?: string | undefined; password: string },
): Promise<void> => {
  const { db, caller, config, jobs, log, request } = context;
  const { id: userId, sessionId } = caller;
  checkNewPassword(password, caller.roles);
  await requirePassword(context, current, 'current');
  const passwordHash = await hashPassword(password, addressUnit(request.ip));
  await db.transaction(async (tx) => {
    await requireSession(tx, caller);
    await replacePasswordHash(tx, userId, passwordHash);
    await deleteOtherSessions(tx, userId, sessionId);
    await dropAllOnce(tx, userId, EMAIL_UNDO);
    await mailMember(tx, { config, jobs }, userId, passwordChanged(config.publicUrl));
    await noteEvent({ db: tx, log }, request, { event: 'changePassword', userId });
  });
};
