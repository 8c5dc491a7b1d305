import { countAttempt } from '../../http/limits.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Services } from '../../services.ts';
import { dropOnce, issueOnce } from '../account/one-time-tokens.ts';
import { RESET_MAILS, RESET_MAILS_AT_ADDRESS } from './limits.ts';
import { RESET } from './links.ts';
import { resetMail } from './mails.ts';
import { findRecoverable } from './queries.ts';

/** Mails the newest link to set a new password to whoever has an address; to nobody where none has it. In: the visitor's address as the unit of limits. */
export const sendReset = async (
  { db, config: { publicUrl }, jobs }: Pick<Services, 'db' | 'config' | 'jobs'>,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  const account = await findRecoverable(db, email);
  if (!account) return;
  const { id: userId } = account;
  const atAddress = await countAttempt(db, RESET_MAILS_AT_ADDRESS, `${userId} ${address}`);
  if (atAddress.count > RESET_MAILS_AT_ADDRESS.most) return;
  const { count } = await countAttempt(db, RESET_MAILS, String(userId));
  if (count > RESET_MAILS.most) return;
  await db.transaction(async (tx) => {
    await dropOnce(tx, RESET, userId);
    const token = await issueOnce(tx, RESET, { userId, data: { email } });
    await queueMail(tx, { jobs }, resetMail(publicUrl, email, token, account.verifiedAt !== null));
  });
};
