import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { refuseCrossSite } from '../../http/access.ts';
import {
  addressUnit,
  countAttempt,
  forgetFailures,
  refuseOverLimit,
  takeAttempt,
} from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SIGNUP_LIMIT } from './limits.ts';
import { checkPassword, hashPassword, isCommonPassword, isOutdated } from './passwords.ts';
import {
  deleteSession,
  findAccountByEmail,
  findSessions,
  insertUser,
  replacePasswordHash,
} from './queries.ts';
import { endSession, renewSession, startSession } from './sessions.ts';

export const accountRoutes = serve(api.account, {
  signup: async (context) => {
    const { db, body, request, config } = context;
    refuseCrossSite(request, config.publicUrl);
    const address = addressUnit(request.ip);
    await refuseOverLimit(db, [[SIGNUP_LIMIT, address]]);
    if (isCommonPassword(body.password)) throw fieldProblem('password', 'password.common');
    const passwordHash = await hashPassword(body.password);
    const { email, name } = body;
    const id = await insertUser(db, { email, name, passwordHash, agreedAt: new Date() });
    await countAttempt(db, SIGNUP_LIMIT, address);
    if (id === null) throw fieldProblem('email', 'email.taken');
    return startSession(context, context, { id, name, roles: [] });
  },

  signin: async (context) => {
    const { db, body, request, config, log } = context;
    refuseCrossSite(request, config.publicUrl);
    const address = addressUnit(request.ip);
    await refuseOverLimit(db, [[ADDRESS_LIMIT, address]]);
    await takeAttempt(db, ACCOUNT_LIMIT, body.email);
    const account = await findAccountByEmail(db, body.email);
    const hash = account?.passwordHash ?? null;
    if (!(await checkPassword(hash, body.password)) || !account || account.suspended || !hash) {
      await countAttempt(db, ADDRESS_LIMIT, address);
      log.info({ event: 'signin-refused', userId: account?.id });
      throw new Problem('credentials');
    }
    await forgetFailures(db, ACCOUNT_LIMIT, body.email);
    if (isOutdated(hash)) await replacePasswordHash(db, account.id, await hashPassword(body.password));
    return startSession(context, context, account);
  },

  refresh: async (context) => {
    refuseCrossSite(context.request, context.config.publicUrl);
    return renewSession(context, context);
  },

  signout: async (context) => {
    refuseCrossSite(context.request, context.config.publicUrl);
    await endSession(context, context);
  },

  me: async ({ caller: { id, name, email, roles } }) => ({ id, name, email, roles: [...roles] }),

  sessions: async ({ db, caller }) =>
    (await findSessions(db, caller.id)).map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      current: id === caller.sessionId,
      createdDate: toWireDate(createdAt),
      usedDate: toWireDate(usedAt),
    })),

  endSession: async ({ db, caller, params }) => {
    if (!(await deleteSession(db, params.id, caller.id))) throw new Problem('not-found');
  },
});
