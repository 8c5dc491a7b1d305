import { api } from '@hanca/common/contract/index.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Served, serve } from '../../http/serve.ts';
import { mailMember } from '../../mail/to-member.ts';
import { answerNews } from './mails.ts';
import { presentAppeal, presentDecision } from './present.ts';
import {
  countAppeals,
  countOwnDecisions,
  findAppeal,
  findAppeals,
  findOwnDecisions,
  lockStrike,
  updateStrike,
} from './queries.ts';
import { holdDecided, restore } from './restore.ts';

const once = {
  ko: '이 조치에는 이미 이의를 보냈어요.',
  en: 'You have appealed against this already.',
};
const answered = {
  ko: '그사이 다른 직원이 답했어요.',
  en: 'Somebody else has answered it in the meantime.',
};

/** What an answer changes beside its appeal, for the trail. */
const others: Served['others'] = async ({ db, params, body }) => {
  const row = await findAppeal(db, (params as { id: number }).id);
  if (!row || !(body as { lifted: boolean }).lifted) return [];
  const { anonymous, feature, recordId, suspended, until, userId } = row;
  return [
    ...(feature !== null && recordId !== null ? [{ feature, id: recordId }] : []),
    // The trail would name who wrote in anonymous talk beside what they wrote.
    ...((suspended || until) && !anonymous ? [{ feature: 'users', id: userId }] : []),
  ];
};

export const appealRoutes = serve(api.appeals, {
  own: async ({ db, query, caller }) => (await findOwnDecisions(db, caller.id, query)).map(presentDecision),

  ownCount: ({ db, caller }) => countOwnDecisions(db, caller.id),

  write: ({ db, params: { id }, body: { text }, caller }) =>
    db.transaction(async (tx) => {
      const strike = await lockStrike(tx, id);
      // Whose it is nobody else learns.
      if (strike?.userId !== caller.id) throw new Problem('not-found');
      if (strike.appealedAt !== null) throw new Problem('conflict', { detail: once });
      await updateStrike(tx, id, { appeal: text });
    }),

  list: async ({ db, query }) => (await findAppeals(db, query)).map(presentAppeal),

  count: ({ db, query }) => countAppeals(db, query),

  get: async ({ db, params }) => presentAppeal(found(await findAppeal(db, params.id))),

  answer: ({ params: { id }, body: { lifted, answer }, ...services }) =>
    services.db.transaction(async (tx) => {
      const read = found(await findAppeal(tx, id));
      if (lifted) await holdDecided(tx, read);
      const strike = found(await lockStrike(tx, id));
      if (strike.answeredAt !== null) throw new Problem('conflict', { detail: answered });
      await updateStrike(tx, id, { answer, lifted });
      if (lifted) await restore(tx, services, strike);
      // After a closed account is open again: no mail goes to one that is not.
      const news = answerNews(services.config, { title: strike.title, lifted, answer });
      await mailMember(tx, services, strike.userId, news);
      return presentAppeal(found(await findAppeal(tx, id)));
    }),
}).map((served) => (served.endpoint === api.appeals.answer ? { ...served, others } : served));
