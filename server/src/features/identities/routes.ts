import { signupForm } from '@hanca/common/contract/account.ts';
import type { Newcomer } from '@hanca/common/contract/identities.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { isProvider, PROVIDER_TITLES, type Provider } from '@hanca/common/providers.ts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/executor.ts';
import { refuseCrossSite } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { type Handlers, type Prepare, serve } from '../../http/serve.ts';
import { mailMember } from '../../mail/to-member.ts';
import { noteEvent } from '../account/events.ts';
import { findOnce, takeOnce } from '../account/one-time-tokens.ts';
import { requireOwner } from '../account/own-password.ts';
import { insertUser, isVerifiedElsewhere } from '../account/queries.ts';
import { startSession } from '../account/sessions.ts';
import { sendVerification } from '../account/verification.ts';
import { setAskedIn } from '../account/verification-queries.ts';
import { holdAccount, requireWayIn } from '../account/ways-in.ts';
import { begin } from './begin.ts';
import { arrivalCookie } from './cookies.ts';
import { unlinkedNews } from './mails.ts';
import { ARRIVAL } from './once.ts';
import { ProviderProblem, type Vouched } from './provider-clients.ts';
import { deleteIdentity, findAccountByIdentity, findIdentities, insertIdentity } from './queries.ts';

const over = () =>
  new Problem('conflict', {
    detail: {
      ko: '로그인 시간이 지났거나 이미 끝난 로그인이에요. 로그인 화면에서 다시 시작해 주세요.',
      en: 'This sign-in is over. Begin again on the sign-in page.',
    },
  });

const taken = {
  ko: '이 이메일로 가입한 계정이 이미 있어요. 그 계정으로 로그인한 뒤 내 계정에서 연결해 주세요.',
  en: 'There is an account with this address. Sign in to it, then link in your settings.',
};

const linked = {
  ko: '이미 연결돼 있어요. 다른 계정을 연결하려면 먼저 지금 연결을 끊어 주세요.',
  en: 'It is linked already. Unlink it before you link another account.',
};

const down = (provider: Provider) => ({
  ko: `지금은 ${PROVIDER_TITLES[provider]}에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.`,
  en: `${provider} is out of reach. Try again in a moment.`,
});

/** Whom a provider has vouched for in this browser. Throws Problem 409 for nobody. */
const arrivalOf = async (db: Executor, request: FastifyRequest) => {
  const arrival = arrivalCookie.read(request);
  const stored = arrival === null ? null : await findOnce(db, ARRIVAL, arrival);
  if (arrival === null || stored === null) throw over();
  return { arrival, vouched: stored.data };
};

/** What may be done with the provider's address; only who has it verified learns that somebody else has it too. */
const emailStateOf = async (
  db: Executor,
  { email, emailVerified }: Vouched,
): Promise<Newcomer['emailState']> => {
  if (email === null) return 'none';
  if (!emailVerified) return 'unverified';
  return (await isVerifiedElsewhere(db, email)) ? 'taken' : 'verified';
};

const present = async (db: Executor, vouched: Vouched): Promise<Newcomer> => {
  const name = signupForm.shape.name.safeParse(vouched.name);
  return {
    provider: vouched.provider,
    name: name.data ?? '',
    email: vouched.email ?? '',
    emailState: await emailStateOf(db, vouched),
  };
};

const prepare = {
  // Before the transaction that the call is counted in, which is not to wait for another service.
  link: async ({ params: { provider }, providers, config }) => {
    if (!config.providers[provider]) return;
    await providers.ready(provider).catch((error: unknown) => {
      if (!(error instanceof ProviderProblem)) throw error;
      throw new Problem('unavailable', { detail: down(provider) });
    });
  },
} satisfies Prepare<typeof api.identities>;

const handlers: Handlers<typeof api.identities, typeof prepare> = {
  signin: async (context) => {
    const { db, request, reply, config } = context;
    refuseCrossSite(request, config.publicUrl);
    const { arrival, vouched } = await arrivalOf(db, request);
    const account = await findAccountByIdentity(db, vouched);
    if (!account) return { signedIn: null, newcomer: await present(db, vouched) };
    if (!(await takeOnce(db, ARRIVAL, arrival))) throw over();
    arrivalCookie.clear(reply);
    const signedIn = await startSession(context, context, account, vouched.provider, async (tx) => {
      if ((await findAccountByIdentity(tx, vouched))?.id !== account.id) throw over();
    });
    return { signedIn, newcomer: null };
  },

  signup: async (context) => {
    const { db, body, request, reply, config, log } = context;
    refuseCrossSite(request, config.publicUrl);
    const { arrival, vouched } = await arrivalOf(db, request);
    const { name, useEmail } = body;
    const { emailVerified } = vouched;
    const email = useEmail ? vouched.email : null;
    const id = await db.transaction(async (tx) => {
      if (!(await takeOnce(tx, ARRIVAL, arrival))) throw over();
      const now = new Date();
      // The moment of the transaction, in which the identity is stored: it is not older than the proof.
      const verifiedAt = email !== null && emailVerified ? sql`now()` : null;
      const user = { email, name, passwordHash: null, agreedAt: now, verifiedAt };
      const inserted = await insertUser(tx, user);
      if (inserted === null) throw new Problem('conflict', { detail: taken });
      // Of two sign-ups at once the second: it can sign in.
      if (!(await insertIdentity(tx, inserted, vouched))) throw over();
      const details = { provider: vouched.provider };
      await noteEvent({ db: tx, log }, request, { event: 'linkIdentity', userId: inserted, details });
      if (email !== null && !emailVerified)
        await sendVerification(tx, context, 'signup', { id: inserted, email, askedIn: null });
      return inserted;
    });
    arrivalCookie.clear(reply);
    return startSession(context, context, { id, name, roles: [] }, 'signup', (tx, sessionId) =>
      setAskedIn(tx, id, sessionId),
    );
  },

  list: async ({ db, caller }) =>
    (await findIdentities(db, caller.id)).flatMap(({ provider, email, createdAt }) =>
      isProvider(provider) ? [{ provider, email: email ?? '', createdDate: toWireDate(createdAt) }] : [],
    ),

  link: async (context) => {
    const { db, caller, params, reply, config } = context;
    const { provider } = params;
    if (!config.providers[provider]) throw new Problem('not-found');
    await requireOwner(context);
    const isLinked = (await findIdentities(db, caller.id)).some((one) => one.provider === provider);
    if (isLinked) throw new Problem('conflict', { detail: linked });
    return { url: await begin(context, reply, { provider, by: caller, origin: null }) };
  },

  unlink: async (context) => {
    const { db, caller, params, config, request, log } = context;
    const { provider } = params;
    const userId = caller.id;
    await requireOwner(context);
    await db.transaction(async (tx) => {
      await holdAccount(tx, userId);
      if (!(await deleteIdentity(tx, userId, provider))) throw new Problem('not-found');
      await requireWayIn(tx, config, userId);
      await noteEvent({ db: tx, log }, request, { event: 'unlinkIdentity', userId, details: { provider } });
      await mailMember(tx, context, userId, unlinkedNews(provider, config.publicUrl));
    });
  },
};

export const identityRoutes = serve(api.identities, handlers, { prepare });
