import { api } from '@hanca/common/contract/index.ts';
import { PASSKEY_PROOFS, PASSKEYS_MAX, type Passkey } from '@hanca/common/contract/passkeys.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { isStaff, refuseCrossSite } from '../../http/access.ts';
import { takeAttempt } from '../../http/limits.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { mailMember } from '../../mail/to-member.ts';
import { deviceName } from '../account/device-name.ts';
import { noteEvent } from '../account/events.ts';
import { requireOwner } from '../account/own-password.ts';
import { deleteOtherSessions, requireSession, setAuthenticated } from '../account/session-queries.ts';
import { startSession } from '../account/sessions.ts';
import { holdAccount, requireWayIn } from '../account/ways-in.ts';
import { findFactors } from '../second-factor/queries.ts';
import { creationOptions, requestOptions, verifyNew } from './ceremonies.ts';
import { drawChallenge, takeChallenge } from './challenges.ts';
import { passkeyNews } from './mail.ts';
import { deletePasskey, findPasskey, findPasskeys, insertPasskey, renamePasskey } from './queries.ts';
import { ownerOfUse } from './use.ts';

const many = {
  ko: `패스키는 ${PASSKEYS_MAX}개까지 둘 수 있어요. 쓰지 않는 패스키를 먼저 삭제해 주세요.`,
  en: `An account has at most ${PASSKEYS_MAX} passkeys. Remove one first.`,
};

const notMade = {
  ko: '패스키를 확인하지 못했어요. 다시 시도해 주세요.',
  en: 'The passkey could not be verified. Try again.',
};

const there = { ko: '이미 등록한 패스키예요.', en: 'This passkey is stored already.' };

/** The same whatever is wrong with it: not stored, not signed, of a suspended account. */
const notThisOne = {
  ko: '이 패스키로는 로그인할 수 없어요. 다른 방법으로 로그인해 주세요.',
  en: 'This passkey does not sign in. Use another way.',
};

const noPasskey = { ko: '등록한 패스키가 없어요.', en: 'The account has no passkey.' };

const notProved = {
  ko: '이 계정의 패스키인지 확인하지 못했어요. 다시 시도해 주세요.',
  en: 'The passkey is not known to be of this account. Try again.',
};

type Row = Pick<Passkey, 'id' | 'name' | 'backedUp'> & { createdAt: Date; usedAt: Date | null };

const present = ({ id, name, backedUp, createdAt, usedAt }: Row): Passkey => ({
  id,
  name,
  backedUp,
  createdDate: toWireDate(createdAt),
  usedDate: toWireDate(usedAt),
});

export const passkeyRoutes = serve(api.passkeys, {
  list: async ({ db, caller }) => (await findPasskeys(db, caller.id)).map(present),

  createOptions: async (context) => {
    const { db, caller, config, tokens } = context;
    await requireOwner(context);
    const known = await findPasskeys(db, caller.id);
    if (known.length >= PASSKEYS_MAX) throw new Problem('conflict', { detail: many });
    const { id, name, email } = caller;
    return creationOptions(config, {
      challenge: await drawChallenge(context, 'create', id),
      user: { handle: tokens.seal(`passkey ${id}`), name: email ?? name, displayName: name },
      known,
    });
  },

  create: async (context) => {
    const { db, body, caller, config, request, log } = context;
    await requireOwner(context);
    const userId = caller.id;
    const name = deviceName(request.headers['user-agent']) ?? '패스키';
    return db.transaction(async (tx) => {
      await requireSession(tx, caller);
      const made = await verifyNew(config, await takeChallenge({ db: tx, request }, 'create', userId), body);
      if (!made) throw new Problem('bad-request', { detail: notMade });
      const before = await findFactors(tx, userId);
      if (before && before.passkeys >= PASSKEYS_MAX) throw new Problem('conflict', { detail: many });
      // Those of staff that a password alone has opened: they would go on as if it were not enough.
      const isFirst = before !== null && !before.codes && before.passkeys === 0;
      if (isStaff(caller) && isFirst) await deleteOtherSessions(tx, userId, caller.sessionId);
      const stored = await insertPasskey(tx, { ...made, userId, name });
      if (!stored) throw new Problem('conflict', { detail: there });
      await noteEvent({ db: tx, log }, request, { event: 'addPasskey', userId, details: { name } });
      await mailMember(tx, context, userId, passkeyNews('added', { name, publicUrl: config.publicUrl }));
      return present(stored);
    });
  },

  update: async ({ db, caller, params, body }) =>
    present(found(await renamePasskey(db, caller.id, params.id, body.name))),

  remove: async (context) => {
    const { db, caller, params, config, request, log } = context;
    await requireOwner(context);
    const userId = caller.id;
    await db.transaction(async (tx) => {
      await holdAccount(tx, userId);
      const name = found(await deletePasskey(tx, userId, params.id));
      await requireWayIn(tx, config, userId);
      await noteEvent({ db: tx, log }, request, { event: 'removePasskey', userId, details: { name } });
      await mailMember(tx, context, userId, passkeyNews('removed', { name, publicUrl: config.publicUrl }));
    });
  },

  signinOptions: async (context) => {
    refuseCrossSite(context.request, context.config.publicUrl);
    return requestOptions(context.config, await drawChallenge(context, 'signin', null), []);
  },

  signin: async (context) => {
    const { db, request, config, body } = context;
    refuseCrossSite(request, config.publicUrl);
    const account = await ownerOfUse(context, await takeChallenge(context, 'signin', null), body);
    if (!account) {
      const known = await findPasskey(db, body.id);
      const details = { by: 'passkey' };
      if (known)
        await noteEvent(context, request, { event: 'refuseSignin', userId: known.account.id, details });
      throw new Problem('credentials', { detail: notThisOne });
    }
    return startSession(context, context, account, 'passkey', async (tx) => {
      if (!(await findPasskey(tx, body.id))) throw new Problem('credentials', { detail: notThisOne });
    });
  },

  proveOptions: async (context) => {
    const { db, caller, config } = context;
    const known = await findPasskeys(db, caller.id);
    if (known.length === 0) throw new Problem('conflict', { detail: noPasskey });
    return requestOptions(config, await drawChallenge(context, 'prove', caller.id), known);
  },

  prove: async (context) => {
    const { db, caller, body } = context;
    // Counted here, not by the framework, whose transaction would bring back a challenge that was refused.
    await takeAttempt(db, { ...PASSKEY_PROOFS, kind: 'passkey-proof' }, String(caller.id));
    const account = await ownerOfUse(context, await takeChallenge(context, 'prove', caller.id), body);
    if (account?.id !== caller.id) throw new Problem('bad-request', { detail: notProved });
    await setAuthenticated(db, caller.sessionId);
  },
});
