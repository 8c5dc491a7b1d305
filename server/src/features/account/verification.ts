import { randomInt } from 'node:crypto';
import type { Executor } from '../../db/executor.ts';
import { toProblem } from '../../http/errors.ts';
import { countAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from './events.ts';
import { VERIFICATION_MAILS } from './limits.ts';
import { setVerified } from './queries.ts';
import { hashToken, newToken } from './tokens.ts';
import { verificationMail } from './verification-mail.ts';
import { findPresenter, replaceVerification, takeVerification, wasTaken } from './verification-queries.ts';
import type { Visit } from './visitor.ts';
import { holdAccount } from './ways-in.ts';

/** How long a link and a code are good; the mail says so too. */
const LASTS_MS = 24 * 3600_000;

const codeOf = (tokens: Services['tokens'], userId: number, code: string): string =>
  tokens.seal(`verification ${userId} ${code}`);

/** Queues the mail that verifies an account's address. Out: false where the address was sent too many of them today. */
export const sendVerification = async (
  tx: Executor,
  { tokens, jobs, config: { publicUrl } }: Pick<Services, 'tokens' | 'jobs' | 'config'>,
  { id: userId, email: recipient }: { id: number; email: string },
): Promise<boolean> => {
  const { count } = await countAttempt(tx, VERIFICATION_MAILS, recipient);
  if (count > VERIFICATION_MAILS.most) return false;
  const token = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await replaceVerification(tx, {
    userId,
    tokenHash: hashToken(token),
    codeHash: codeOf(tokens, userId, code),
    expiresAt: new Date(Date.now() + LASTS_MS),
  });
  await queueMail(tx, { jobs }, verificationMail({ recipient, token, code, publicUrl }));
  return true;
};

/** What came of a link or a code: the address is verified now, was verified by it before, another account has verified it, or it is no good. */
export type Verified = 'now' | 'before' | 'taken' | 'no';

/** Verifies an address by what its mail held. In: a link's token, or six digits with the member who enters them. */
export const verifyAddress = (
  { db, tokens, log, request }: Pick<Services, 'db' | 'tokens' | 'log'> & { request: Visit },
  given: { token: string } | { code: string; userId: number },
): Promise<Verified> => {
  const presented =
    'token' in given
      ? { tokenHash: hashToken(given.token) }
      : { userId: given.userId, codeHash: codeOf(tokens, given.userId, given.code) };
  const verify = db.transaction(async (tx): Promise<Verified> => {
    const ownerId = await findPresenter(tx, presented);
    if (ownerId === null) return 'no';
    await holdAccount(tx, ownerId);
    const userId = await takeVerification(tx, presented);
    if (userId === null) return (await wasTaken(tx, presented)) ? 'before' : 'no';
    // Thrown, so that what the mail held is not used up: whoever tries again gets the same answer.
    if (!(await setVerified(tx, userId))) throw new Problem('conflict');
    await noteEvent({ db: tx, log }, request, { event: 'verifyEmail', userId });
    return 'now';
  });
  return verify.catch((error: unknown) => {
    // Of two who verify one address at once the unique index lets the first.
    if (toProblem(error).code === 'conflict') return 'taken';
    throw error;
  });
};
