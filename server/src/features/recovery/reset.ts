import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/executor.ts';
import { toProblem } from '../../http/errors.ts';
import { addressUnit, forgetFailures } from '../../http/limits.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { endAttached } from '../account/attached.ts';
import { refuseOtherAccount, type Session } from '../account/claim.ts';
import { type CookieJar, deviceCookie } from '../account/cookies.ts';
import { rememberDevice } from '../account/devices.ts';
import { noteEvent } from '../account/events.ts';
import { signinCounts } from '../account/limits.ts';
import { findOnce, takeOnce } from '../account/one-time-tokens.ts';
import { hashPassword } from '../account/passwords.ts';
import { findAccount, replacePasswordHash, setVerified } from '../account/queries.ts';
import { hashToken } from '../account/tokens.ts';
import { findVerification, takeVerification } from '../account/verification-queries.ts';
import { holdAccount } from '../account/ways-in.ts';
import { deleteDrafts, endUserSessions } from '../users/queries.ts';
import { RESET } from './links.ts';
import { passwordChanged } from './mails.ts';
import { checkNewPassword } from './new-password.ts';
import { canReset, setName } from './queries.ts';

const expired = () => fieldProblem('token', 'link.expired');

/** The account of a mailed token: one to set a password, or the link that verifies an address. Null for none. */
const findMailed = async (db: Executor, token: string) => {
  const reset = await findOnce(db, RESET, token);
  const mailed = reset ?? (await findVerification(db, { tokenHash: hashToken(token) }));
  return mailed?.userId ? findAccount(db, mailed.userId) : null;
};

/** Uses a mailed token up. Out: false where it is none of the account's address; the link that verifies it is good until that is verified. */
const takeMailed = async (
  tx: Executor,
  token: string,
  { email, verifiedAt }: { email: string | null; verifiedAt: Date | null },
): Promise<boolean> => {
  const reset = await takeOnce(tx, RESET, token);
  if (reset) return reset.data.email === email;
  return verifiedAt === null && takeVerification(tx, { tokenHash: hashToken(token) });
};

interface NewPassword {
  token: string;
  password: string;
  /** At the first proof of an address: what its owner wants to be called, and whether drafts are theirs. Those not kept go. */
  name?: string | undefined;
  drafts?: 'keep' | 'delete' | undefined;
}

/**
 * Sets the password of the account that a mailed token is of, ends its sessions and tells its member. Whatever is attached that is
 * older than the first proof of an address ends too, since a stranger may have made the account; where this is that proof, all of it.
 * The browser is known to the account from then on, so that strangers' failures do not keep its member from signing in.
 * @throws Problem 400 at `token` or `password`
 */
export const resetPassword = async (
  {
    db,
    config,
    jobs,
    log,
    request,
    reply,
    caller,
  }: Pick<Services, 'db' | 'config' | 'jobs' | 'log'> & {
    request: FastifyRequest;
    reply: CookieJar;
    caller: Session;
  },
  { token, password, name, drafts }: NewPassword,
): Promise<void> => {
  const address = addressUnit(request.ip);
  // Before the password is hashed, which takes long, and without using the token up.
  const owner = await findMailed(db, token);
  if (!owner) throw expired();
  const { id: userId } = owner;
  refuseOtherAccount(caller, userId);
  checkNewPassword(password, owner.roles);
  const passwordHash = await hashPassword(password, address);
  const reset = db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    const account = await findAccount(tx, userId);
    // They may have become staff since it was mailed.
    if (!account || !canReset(account) || !(await takeMailed(tx, token, account))) throw expired();
    const { email, verifiedAt } = account;
    await replacePasswordHash(tx, userId, passwordHash);
    if (verifiedAt === null) {
      await noteEvent({ db: tx, log }, request, { event: 'verifyEmail', userId });
      if (name !== undefined) await setName(tx, userId, name);
      if (drafts !== 'keep') await deleteDrafts(tx, userId);
    }
    // Somebody else may have verified the address meanwhile.
    if (!(await setVerified(tx, userId))) throw expired();
    await endAttached(tx, userId, verifiedAt === null ? {} : { before: verifiedAt });
    await endUserSessions(tx, userId);
    // After what was attached has ended, known browsers among it.
    const { device } = await rememberDevice(tx, userId, deviceCookie.read(request));
    for (const mark of [null, hashToken(device)]) {
      if (email) await forgetFailures(tx, ...signinCounts({ email, address, device: mark }).own);
    }
    await mailMember(tx, { config, jobs }, userId, passwordChanged(config.publicUrl));
    await noteEvent({ db: tx, log }, request, { event: 'resetPassword', userId });
    return device;
  });
  const device = await reset.catch((error: unknown) => {
    // Or did so at the same moment.
    throw toProblem(error).code === 'conflict' ? expired() : error;
  });
  deviceCookie.set(reply, config.publicUrl, device);
};
