import { api } from '@hanca/common/contract/index.ts';
import { isRecoveryCode, WRONG_CODES } from '@hanca/common/contract/second-factor.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { toDataURL } from 'qrcode';
import { isStaff, refuseCrossSite } from '../../http/access.ts';
import { type CountedLimit, forgetFailures, takeAttempt } from '../../http/limits.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { deviceCookie } from '../account/cookies.ts';
import { findDevice } from '../account/devices.ts';
import { noteEvent } from '../account/events.ts';
import { issueOnce, type OneTime, takeOnce } from '../account/one-time-tokens.ts';
import { requireOwner } from '../account/own-password.ts';
import { findAccount } from '../account/queries.ts';
import { deleteOtherSessions, requireSession } from '../account/session-queries.ts';
import { startSession } from '../account/sessions.ts';
import { CHALLENGE, findChallenged, secondStepCookie } from './challenge.ts';
import { newRecoveryCodes, newSecret, otpauthUri, stepOf } from './codes.ts';
import { addedNews, recoveryCodeNews, removedNews } from './mails.ts';
import {
  deleteCodes,
  findFactors,
  findSecret,
  setCodes,
  setRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';

type Given = Pick<Services, 'db' | 'tokens' | 'config' | 'jobs'>;

const CODES: CountedLimit = { ...WRONG_CODES, kind: 'second-factor-code' };

/** A secret that no app has shown a code of yet; encrypted. */
const SETUP: OneTime<{ secret: string }> = { kind: 'second-factor-setup', lastsMs: 30 * 60_000 };

const contextOf = (userId: number): string => `second factor of ${userId}`;

const sealed = ({ tokens }: Pick<Services, 'tokens'>, userId: number, code: string): string =>
  tokens.seal(`recovery code ${userId} ${code}`);

/** Uses up the code of somebody's app. Throws Problem 400 for a wrong one, and one that was used before. */
const useAppCode = async ({ db, tokens }: Given, userId: number, code: string): Promise<void> => {
  const encrypted = await findSecret(db, userId);
  const secret = encrypted === null ? null : tokens.decrypt(encrypted, contextOf(userId));
  const step = secret === null ? null : stepOf(secret, code);
  if (step === null || !(await takeStep(db, userId, step))) throw fieldProblem('code', 'second-factor.code');
};

/** Uses up a recovery code and mails that to its owner. Throws Problem 400 for a wrong one, and one that was used before. */
const useRecoveryCode = async (given: Given, userId: number, code: string): Promise<void> => {
  const left = await takeRecoveryCode(given.db, userId, sealed(given, userId, code));
  if (left === null) throw fieldProblem('code', 'second-factor.recovery');
  await mailMember(given.db, given, userId, recoveryCodeNews(given.config, left));
};

/** New recovery codes. Out: as they are shown, and as they are stored. */
const makeRecoveryCodes = (given: Pick<Services, 'tokens'>, userId: number) => {
  const shown = newRecoveryCodes();
  return { shown, stored: shown.map((code) => sealed(given, userId, code)) };
};

const noFactor = { ko: '등록한 인증 앱이 없어요.', en: 'There is no authenticator app.' };

const neededByStaff = {
  ko: '관리자는 2단계 인증 없이 콘솔을 쓸 수 없어요. 다른 휴대폰의 앱을 쓰려면 다시 등록해 주세요.',
  en: 'Staff need a second factor. To use another device, set it up anew.',
};

export const secondFactorRoutes = serve(api.secondFactor, {
  signin: async (context) => {
    const { db, body, request, reply, config } = context;
    refuseCrossSite(request, config.publicUrl);
    const { challenge, code } = body;
    const userId = await findChallenged(db, challenge, secondStepCookie.read(request));
    if (userId === null) throw new Problem('second-factor-expired');
    // A browser that signed in before is counted by itself: who knows the password alone cannot shut its owner out.
    const device = await findDevice(db, userId, deviceCookie.read(request));
    const subject = device === null ? String(userId) : `${userId} ${device}`;
    await takeAttempt(db, CODES, subject);
    const account = await findAccount(db, userId);
    if (!account) throw new Problem('second-factor-expired');
    const isRecovery = isRecoveryCode(code);
    const by = isRecovery ? 'recovery-code' : 'code';
    const started = await startSession(context, context, account, by, async (tx) => {
      await (isRecovery ? useRecoveryCode : useAppCode)({ ...context, db: tx }, userId, code);
      // With the code in one: of two at once, one comes in, and the other's code is not used up.
      if (!(await takeOnce(tx, CHALLENGE, challenge))) throw new Problem('second-factor-expired');
    }).catch(async (error: unknown) => {
      // Of a suspended account it is written down already.
      if (!(error instanceof Problem && error.code === 'account-suspended'))
        await noteEvent(context, request, { event: 'refuseSignin', userId, details: { by } });
      throw error;
    });
    await forgetFailures(db, CODES, subject);
    secondStepCookie.clear(reply);
    return started;
  },

  state: async ({ db, caller, config }) => {
    const { codes, passkeys, recoveryCodes } = found(await findFactors(db, caller.id));
    return {
      active: codes,
      passkeys,
      recoveryCodes,
      required: config.staffSecondFactor && isStaff(caller),
      dueDate: toWireDate(caller.secondFactorDueAt),
    };
  },

  start: async (context) => {
    const { db, caller, tokens } = context;
    await requireOwner(context);
    const secret = newSecret();
    const data = { secret: tokens.encrypt(secret, contextOf(caller.id)) };
    const setup = await issueOnce(db, SETUP, { userId: caller.id, data });
    const uri = otpauthUri(secret, caller.email ?? caller.name);
    return { setup, secret, uri, qr: await toDataURL(uri, { margin: 4, scale: 6 }) };
  },

  confirm: ({ db, ...context }) =>
    db.transaction(async (tx) => {
      const { body, tokens, config, request, log } = context;
      const { id, sessionId } = context.caller;
      await requireSession(tx, context.caller);
      const setup = await takeOnce(tx, SETUP, body.setup);
      if (setup?.userId !== id) throw new Problem('second-factor-expired');
      const secret = tokens.decrypt(setup.data.secret, contextOf(id));
      const lastStep = secret === null ? null : stepOf(secret, body.code);
      // What is thrown takes back that the setup was used.
      if (lastStep === null) throw fieldProblem('code', 'second-factor.clock');
      const { shown, stored } = makeRecoveryCodes(context, id);
      await setCodes(tx, id, { secret: setup.data.secret, lastStep, recoveryCodes: stored });
      await noteEvent({ db: tx, log }, request, { event: 'addSecondFactor', userId: id });
      await deleteOtherSessions(tx, id, sessionId);
      await mailMember(tx, context, id, addedNews(config));
      return { recoveryCodes: shown };
    }),

  renewRecoveryCodes: async (context) => {
    const { db, caller, request, log } = context;
    const userId = caller.id;
    await requireOwner(context);
    const { shown, stored } = makeRecoveryCodes(context, userId);
    await db.transaction(async (tx) => {
      await requireSession(tx, caller);
      if (!(await setRecoveryCodes(tx, userId, stored))) throw new Problem('conflict', { detail: noFactor });
      await noteEvent({ db: tx, log }, request, { event: 'renewRecoveryCodes', userId });
    });
    return { recoveryCodes: shown };
  },

  remove: async (context) => {
    const { db, caller, config, request, log } = context;
    const userId = caller.id;
    await requireOwner(context);
    await db.transaction(async (tx) => {
      const factors = found(await findFactors(tx, userId));
      if (!factors.codes) throw new Problem('conflict', { detail: noFactor });
      if (config.staffSecondFactor && isStaff(caller) && factors.passkeys === 0 && factors.graceOver) {
        throw new Problem('conflict', { detail: neededByStaff });
      }
      await deleteCodes(tx, userId);
      await noteEvent({ db: tx, log }, request, { event: 'removeSecondFactor', userId });
      await mailMember(tx, context, userId, removedNews(config));
    });
  },
});
