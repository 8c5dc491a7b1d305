import { VERIFICATION_CODE } from '@hanca/common/contract/account.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { MessageKey } from '@hanca/common/messages.ts';
import { refuseCrossSite } from '../../http/access.ts';
import { addressUnit, forgetFailures, giveBack, refuseOverLimit, takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { dropApprovals } from '../qr/queries.ts';
import { confirmEmail } from '../recovery/change-email.ts';
import { EMAIL_CHANGE } from '../recovery/links.ts';
import { deviceCookie } from './cookies.ts';
import { findDevice } from './devices.ts';
import { noteEvent } from './events.ts';
import { signinCounts, tooManyMails, VERIFICATION_CODES, VERIFICATION_LINKS } from './limits.ts';
import { findNewestOnce } from './one-time-tokens.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword, isCommonPassword, isOutdated } from './passwords.ts';
import {
  findAccountsByEmail,
  findProofs,
  hasNewTerms,
  insertUser,
  isVerifiedElsewhere,
  refreshPasswordHash,
  setTermsKnown,
} from './queries.ts';
import { deleteOtherSessions, deleteSession, findSessions } from './session-queries.ts';
import { endSession, renewSession, startSession } from './sessions.ts';
import { sendVerification, type Verified, verifyByCode, verifyByLink } from './verification.ts';
import { setAskedIn } from './verification-queries.ts';
import { holdAccount } from './ways-in.ts';
import { findByPassword, ownerOf } from './who-signs-in.ts';

const alreadyVerified = { ko: '이미 인증한 이메일이에요.', en: 'This address is verified already.' };

const takenAddress = {
  ko: '다른 계정에서 인증한 이메일이에요. 내 계정에서 다른 이메일을 등록해 주세요.',
  en: 'Another account has verified this address. Enter another one in your settings.',
};

const noAddress = { ko: '먼저 이메일 주소를 등록해 주세요.', en: 'Add an address first.' };

const outcome = (verified: Verified, fault: MessageKey): { already: boolean } => {
  if (verified === 'no') throw fieldProblem('token', fault);
  if (verified === 'taken') throw fieldProblem('token', 'verify.taken');
  return { already: verified === 'before' };
};

export const accountRoutes = serve(api.account, {
  signup: async (context) => {
    const { db, body, request, config } = context;
    refuseCrossSite(request, config.publicUrl);
    if (isCommonPassword(body.password)) throw fieldProblem('password', 'password.common');
    const passwordHash = await hashPassword(body.password, addressUnit(request.ip));
    const { email, name } = body;
    const id = await db.transaction(async (tx) => {
      if (await isVerifiedElsewhere(tx, email)) return null;
      const inserted = await insertUser(tx, { email, name, passwordHash, agreedAt: new Date() });
      if (inserted !== null)
        await sendVerification(tx, context, 'signup', { id: inserted, email, askedIn: null });
      return inserted;
    });
    if (id === null) throw fieldProblem('email', 'email.taken');
    return startSession(context, context, { id, name, roles: [] }, 'signup', (tx, sessionId) =>
      setAskedIn(tx, id, sessionId),
    );
  },

  signin: async (context) => {
    const { db, database, body, request, reply, config, afterReply, log } = context;
    refuseCrossSite(request, config.publicUrl);
    const { email, password } = body;
    const address = addressUnit(request.ip);
    const presented = deviceCookie.read(request);
    const accounts = await findAccountsByEmail(db, email, presented);
    const owner = ownerOf(accounts);
    const device = owner && (await findDevice(db, owner.id, presented));
    const { own, shared } = signinCounts({ email, address, device });
    const counts = [own, ...shared];
    // What is refused is not counted: it would fill the table, and use up the owner's own tries.
    await refuseOverLimit(db, counts);
    let last = false;
    for (const [limit, subject] of counts) last = (await takeAttempt(db, limit, subject)) || last;
    const noFailure = async () => {
      for (const [limit, subject] of counts) await giveBack(db, limit, subject);
    };

    const account = await findByPassword(accounts, password, address).catch(async (error: unknown) => {
      await noFailure();
      throw error;
    });
    if (!account) {
      const [known] = accounts;
      const event = last ? 'lockSignin' : 'refuseSignin';
      // Once the answer is out: its time does not tell whether somebody has the address.
      if (known)
        afterReply.add(reply, () =>
          noteEvent({ db: database.db, log }, request, { event, userId: known.id }),
        );
      throw new Problem('credentials');
    }
    await noFailure();
    if (account.id === owner?.id) await forgetFailures(db, ...own);
    if (!isOutdated(account.passwordHash)) return startSession(context, context, account, 'password');
    const passwordHash = await hashPassword(password, address);
    await refreshPasswordHash(db, account.id, { passwordHash, former: account.passwordHash });
    return startSession(context, context, { ...account, passwordHash }, 'password');
  },

  refresh: async (context) => {
    refuseCrossSite(context.request, context.config.publicUrl);
    return renewSession(context, context);
  },

  signout: async (context) => {
    refuseCrossSite(context.request, context.config.publicUrl);
    await endSession(context, context);
    // Pages that show what is the member's; by the keys of its storage the browser forgets the rest (forget-member.ts).
    context.reply.header('clear-site-data', '"cache"');
  },

  verify: async (context) => {
    const { db, body, caller, request } = context;
    const { token, password } = body;
    if (!VERIFICATION_CODE.test(token)) {
      await takeAttempt(db, VERIFICATION_LINKS, addressUnit(request.ip));
      const verified = await verifyByLink(context, { token, password });
      if (typeof verified === 'object') return { already: false, claim: verified };
      // Or that of another address, which the member wants in its place.
      const changed = verified === 'no' ? await confirmEmail(context, token) : verified;
      return outcome(changed, 'verify.link');
    }
    // Six digits say nothing of whose they are.
    if (!caller) throw new Problem('unauthorized');
    await takeAttempt(db, VERIFICATION_CODES, String(caller.id));
    return outcome(await verifyByCode({ ...context, caller }, token), 'verify.code');
  },

  sendVerification: async (context) => {
    const { db, caller } = context;
    if (caller.verifiedAt) throw new Problem('conflict', { detail: alreadyVerified });
    if (caller.email === null) throw new Problem('conflict', { detail: noAddress });
    const { id, email } = caller;
    if (await isVerifiedElsewhere(db, email, id)) throw new Problem('conflict', { detail: takenAddress });
    const asked = { id, email, askedIn: caller.sessionId };
    const sent = await db.transaction((tx) => sendVerification(tx, context, 'verification', asked));
    if (!sent) throw new Problem('too-many', { detail: tooManyMails });
  },

  me: async ({ db, caller: { id, name, email, roles, level, verifiedAt, deleteAt } }) => ({
    id,
    name,
    email: email ?? '',
    roles: [...roles],
    level,
    deletionDate: toWireDate(deleteAt),
    verified: verifiedAt !== null,
    addressTaken: !verifiedAt && email !== null && (await isVerifiedElsewhere(db, email, id)),
    pendingEmail: (await findNewestOnce(db, EMAIL_CHANGE, id))?.email ?? '',
    newTerms: await hasNewTerms(db, id),
    ...(await findProofs(db, id)),
  }),

  knowTerms: ({ db, caller }) => setTermsKnown(db, caller.id),

  reauthenticate: (context) => checkOwnPassword(context, context.body.password),

  sessions: async ({ db, caller }) =>
    (await findSessions(db, caller.id))
      .map(({ createdAt, usedAt, ...session }) => ({
        ...session,
        current: session.id === caller.sessionId,
        createdDate: toWireDate(createdAt),
        usedDate: toWireDate(usedAt),
      }))
      .sort((a, b) => Number(b.current) - Number(a.current)),

  endSession: async ({ db, log, request, caller, params }) => {
    const userId = caller.id;
    await db.transaction(async (tx) => {
      // It may have approved a code that nobody has collected yet, or do so at this moment.
      await holdAccount(tx, userId);
      if (!(await deleteSession(tx, params.id, userId))) throw new Problem('not-found');
      await dropApprovals(tx, userId);
      await noteEvent({ db: tx, log }, request, { event: 'endSession', userId });
    });
  },

  endOtherSessions: async ({ db, log, request, caller }) => {
    const ended = await deleteOtherSessions(db, caller.id, caller.sessionId);
    if (ended > 0) await noteEvent({ db, log }, request, { event: 'endOtherSessions', userId: caller.id });
  },
});
