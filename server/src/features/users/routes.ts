import { api } from '@hanca/common/contract/index.ts';
import type { User } from '@hanca/common/contract/users.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { isProvider, PROVIDER_TITLES } from '@hanca/common/providers.ts';
import type { Executor } from '../../db/executor.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Served, serve } from '../../http/serve.ts';
import { findRefusals, forgetRefusals } from '../../mail/failing.ts';
import { mailMember } from '../../mail/to-member.ts';
import { requireOwner } from '../account/own-password.ts';
import { findSessions } from '../account/session-queries.ts';
import { factorsText } from '../second-factor/factors-text.ts';
import { resetNews } from '../second-factor/mails.ts';
import { removeFactors } from '../second-factor/remove-factors.ts';
import { findConduct } from './conduct.ts';
import { gradeNews } from './grade-news.ts';
import { countUsers, endUserSessions, findActivity, findUser, findUsers, updateUser } from './queries.ts';
import { endOf, endSuspension, holdMember, insertStrike } from './strikes.ts';
import { holdAdmins, setSuspended } from './suspend.ts';
import { endedNews, suspensionNews } from './suspension-news.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findUser>>>;

const present = ({
  createdAt,
  seenAt,
  suspendedUntil,
  email,
  providers,
  codes,
  passkeys,
  ...row
}: Row): User => ({
  ...row,
  suspendedUntil: toWireDate(suspendedUntil),
  email: email ?? '',
  sns: providers.map((provider) => (isProvider(provider) ? PROVIDER_TITLES[provider] : provider)).join(', '),
  secondFactor: factorsText({ codes, passkeys }),
  createdDate: toWireDate(createdAt),
  seenDate: toWireDate(seenAt),
});

const load = async (db: Executor, id: number): Promise<Row> => found(await findUser(db, id));

const ownFactor = {
  ko: '내 2단계 인증은 보안 화면에서 바꿀 수 있어요.',
  en: 'Change your own second factor on the page for it.',
};

const suspendedMeanwhile = {
  ko: '그사이 다른 직원이 쓰기 정지를 바꿨어요. 다시 확인해 주세요.',
  en: 'Somebody else has changed the suspension in the meantime.',
};
const notSuspended = {
  ko: '이미 다시 쓸 수 있는 회원이에요.',
  en: 'This member may write already.',
};

/** How many sessions an account has: what ending them changes, and no `get` shows. */
const openSessions: Served['state'] = async ({ db, params }) => {
  const { id } = params as { id: number };
  return { id, sessions: (await findSessions(db, id)).length };
};

/** The refusals of the address of an account, without the address. */
const refusalsOf = async (db: Executor, id: number) => {
  const { email } = await load(db, id);
  return email ? await findRefusals(db, email) : null;
};

/** How many refusals an account has: what forgetting them changes, and no `get` shows. */
const refusals: Served['state'] = async ({ db, params }) => {
  const { id } = params as { id: number };
  return { id, failures: (await refusalsOf(db, id))?.failures ?? 0 };
};

export const userRoutes = serve(api.users, {
  list: async ({ db, query }) => (await findUsers(db, query)).map(present),

  count: ({ db, query }) => countUsers(db, query),

  get: async ({ db, params }) => present(await load(db, params.id)),

  activity: async ({ db, params }) => found(await findActivity(db, params.id)),

  conduct: async ({ db, params }) => {
    const { createdAt, suspendedUntil, strikes, ...counts } = found(await findConduct(db, params.id));
    return {
      ...counts,
      suspendedUntil: toWireDate(suspendedUntil),
      createdDate: toWireDate(createdAt),
      strikes: strikes.map(({ createdAt: date, until, ...strike }) => ({
        ...strike,
        until: toWireDate(until),
        createdDate: toWireDate(date),
      })),
    };
  },

  update: ({ db, config, jobs, body: { id, roles, suspended, level } }) =>
    db.transaction(async (tx) => {
      await holdAdmins(tx, id, suspended === true || (roles !== undefined && !roles.includes('admin')));
      const before = await load(tx, id);
      if (roles !== undefined || level !== undefined) await updateUser(tx, id, { roles, level });
      if (suspended !== undefined && suspended !== before.suspended)
        await setSuspended(tx, { config, jobs }, id, suspended);
      // Who becomes staff signs in anew, with the factors of staff: a session of a member may have begun by less.
      if (roles?.includes('admin') && !before.roles.includes('admin')) await endUserSessions(tx, id);
      if (level !== undefined && level !== before.level) {
        await mailMember(tx, { config, jobs }, id, gradeNews(config, level));
      }
      return present(await load(tx, id));
    }),

  suspend: ({ params: { id }, body: { days, reason, basedOn }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      await holdMember(tx, id);
      const { suspendedUntil } = await load(tx, id);
      if (basedOn !== undefined && basedOn !== (suspendedUntil?.getTime() ?? 0))
        throw new Problem('conflict', { detail: suspendedMeanwhile });
      const until = endOf(days);
      await insertStrike(tx, {
        ...{ userId: id, measure: 'kept', suspended: false, until },
        ...{ title: '회원 활동', reason, settledBy: caller.id },
      });
      await mailMember(tx, services, id, suspensionNews(services.config, { until, reason }));
    }),

  endSuspension: ({ params: { id }, ...services }) =>
    services.db.transaction(async (tx) => {
      await holdMember(tx, id);
      if ((await load(tx, id)).suspendedUntil === null)
        throw new Problem('conflict', { detail: notSuspended });
      await endSuspension(tx, id);
      await mailMember(tx, services, id, endedNews);
    }),

  sessions: async ({ db, params }) => {
    const { id } = await load(db, params.id);
    return (await findSessions(db, id)).map(({ createdAt, usedAt, ...session }) => ({
      ...session,
      createdDate: toWireDate(createdAt),
      usedDate: toWireDate(usedAt),
    }));
  },

  endSessions: async ({ db, params }) => {
    const { id } = await load(db, params.id);
    await endUserSessions(db, id);
  },

  mails: async ({ db, params }) => {
    const { failures = 0, since = null, failing = false } = (await refusalsOf(db, params.id)) ?? {};
    return { failures, since: toWireDate(since), failing };
  },

  mailAgain: async ({ db, params }) => {
    const { email } = await load(db, params.id);
    if (email) await forgetRefusals(db, email);
  },

  removeSecondFactor: async (context) => {
    const { db, config, jobs, params, caller } = context;
    const { id } = await load(db, params.id);
    if (id === caller.id) throw new Problem('conflict', { detail: ownFactor });
    await requireOwner(context);
    await db.transaction(async (tx) => {
      await removeFactors(tx, config, id);
      await mailMember(tx, { config, jobs }, id, resetNews(config));
    });
  },
}).map((served) => {
  if (served.endpoint === api.users.endSessions) return { ...served, state: openSessions };
  return served.endpoint === api.users.mailAgain ? { ...served, state: refusals } : served;
});
