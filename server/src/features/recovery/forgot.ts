import { countAttempt } from '../../http/limits.ts';
import { mailAddress } from '../../mail/to-address.ts';
import type { Services } from '../../services.ts';
import { findDevice } from '../account/devices.ts';
import { dropOnce, issueOnce } from '../account/one-time-tokens.ts';
import { RESET_MAILS_AT_ADDRESS } from './limits.ts';
import { RESET } from './links.ts';
import { resetMail } from './mails.ts';
import { findRecoverable } from './queries.ts';

interface Asking {
  email: string;
  /** The visitor's address as the unit of limits. */
  address: string;
  /** The mark in the visitor's browser; null for none. */
  device: string | null;
}

/**
 * Mails the link to set a new password to an address that an account has, else does nothing. Where strangers have asked for as many
 * as the address gets, their last link stays good, and a browser that signed in to the account before has some left.
 */
export const sendReset = async (
  { db, config: { publicUrl }, jobs }: Pick<Services, 'db' | 'config' | 'jobs'>,
  { email, address, device }: Asking,
): Promise<void> => {
  const account = await findRecoverable(db, email, device);
  if (!account) return;
  const { id: userId, verifiedAt } = account;
  // Anybody has a browser that is known to an account whose address nobody has verified.
  const browser = verifiedAt && (await findDevice(db, userId, device));
  if (!browser) {
    const { count } = await countAttempt(db, RESET_MAILS_AT_ADDRESS, `${userId} ${address}`);
    if (count > RESET_MAILS_AT_ADDRESS.most) return;
  }
  await db.transaction((tx) =>
    mailAddress(
      tx,
      { jobs },
      { kind: 'reset', recipient: email, isProved: verifiedAt !== null, browser },
      async () => {
        await dropOnce(tx, RESET, userId);
        const token = await issueOnce(tx, RESET, { userId, data: { email } });
        return resetMail(publicUrl, email, token, verifiedAt !== null);
      },
    ),
  );
};
