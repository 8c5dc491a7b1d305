import { api } from '@hanca/common/contract/index.ts';
import { isRead } from '@hanca/common/golf-joins.ts';
import type { Executor } from '../../db/executor.ts';
import { isAdmin } from '../../http/access.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { findOther } from '../conversations/queries.ts';
import { putReport } from '../reports/queries.ts';
import { createJoin } from './create.ts';
import { cancelJoin, withdraw } from './end.ts';
import {
  conflict,
  holdAny,
  holdOwn,
  holdShown,
  holdTrusted,
  requireOwn,
  requireSeat,
  requireState,
} from './hold.ts';
import { markNoShow } from './mark.ts';
import { tell, tellAll } from './news.ts';
import { nameOf, presentJoin, presentOwn } from './present.ts';
import {
  changeTaken,
  countJoins,
  findAsked,
  findHosted,
  findJoin,
  findJoins,
  findRequest,
  findUpcoming,
  type JoinRow,
  putRequest,
  setStatus,
  updateJoin,
} from './queries.ts';
import { mayAskAgain, presentViewer } from './viewer.ts';

const texts = {
  own: { ko: '내가 올린 조인이에요.', en: 'This is your own round.' },
  blocked: { ko: '이 조인에는 신청할 수 없어요.', en: 'You cannot ask to join this round.' },
  blockedAsker: {
    ko: '차단했거나 나를 차단한 회원이라 수락할 수 없어요.',
    en: 'One of you has blocked the other.',
  },
  again: { ko: '이 조인에는 다시 신청할 수 없어요.', en: 'You cannot ask again.' },
  accepted: { ko: '이미 수락한 신청이에요.', en: 'This is accepted already.' },
  ended: { ko: '끝난 신청이에요.', en: 'This request has ended.' },
};

/** A round that everybody can read. Throws Problem 404. */
const load = async (db: Executor, id: number): Promise<JoinRow> => {
  const row = found(await findJoin(db, id));
  if (row.hiddenReason !== null || !isRead(row.teeDate.getTime(), Date.now())) throw new Problem('not-found');
  return row;
};

const isBlocked = async (db: Executor, userId: number, other: number): Promise<boolean> => {
  const { blockedByMe, blockedByThem } = await findOther(db, userId, other);
  return blockedByMe || blockedByThem;
};

export const golfJoinRoutes = serve(api.golfJoins, {
  upcoming: async ({ db }) => (await findUpcoming(db)).map(presentJoin),

  get: async ({ db, params, caller }) =>
    presentJoin(caller && isAdmin(caller) ? found(await findJoin(db, params.id)) : await load(db, params.id)),

  list: async ({ db, query }) => (await findJoins(db, query)).map(presentJoin),

  count: ({ db, query }) => countJoins(db, query),

  viewer: async ({ db, params, caller }) => presentViewer(db, await load(db, params.id), caller.id),

  mine: async ({ db, caller }) => {
    const own = [...(await findHosted(db, caller.id)), ...(await findAsked(db, caller.id))];
    return own.toSorted((a, b) => b.row.teeDate.getTime() - a.row.teeDate.getTime()).map(presentOwn);
  },

  create: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      await holdTrusted(tx, caller);
      return presentJoin(found(await findJoin(tx, await createJoin(tx, caller.id, body))));
    }),

  update: ({ db, body: { id, contact }, caller }) =>
    db.transaction(async (tx) => {
      await holdOwn(tx, id, caller);
      await updateJoin(tx, id, { contact });
      return presentJoin(found(await findJoin(tx, id)));
    }),

  cancel: ({ params: { id }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const join = await holdAny(tx, id);
      requireOwn(join, caller);
      // Who had no answer to the first try says the same again.
      if (join.cancelledAt !== null) return;
      requireState(join, 'full', 'closed');
      await tellAll(tx, services, [await cancelJoin(tx, id)]);
    }),

  ask: ({ params: { id }, body: { note }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      await holdTrusted(tx, caller);
      const join = await holdShown(tx, id);
      if (join.userId === caller.id) throw conflict(texts.own);
      const before = await findRequest(tx, id, caller.id);
      if (before?.status === 'asked' || before?.status === 'accepted') return;
      if (before && !mayAskAgain(before)) throw conflict(texts.again);
      requireState(join);
      if (await isBlocked(tx, caller.id, join.userId)) throw conflict(texts.blocked);
      await putRequest(tx, { joinId: id, userId: caller.id, note });
      await tell(tx, services, { kind: 'asked', joinId: id, userIds: [join.userId] });
    }),

  withdraw: ({ params: { id }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const join = await holdAny(tx, id);
      // Of a cancelled round nobody has anything to give up.
      requireState(join, 'full', 'closed');
      await tellAll(tx, services, await withdraw(tx, join, caller.id));
    }),

  decide: ({ params: { id, userId }, body: { accepted }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const join = await holdOwn(tx, id, caller);
      const request = found(await findRequest(tx, id, userId));
      const status = accepted ? 'accepted' : 'declined';
      if (request.status === status) return;
      if (request.status === 'accepted') throw conflict(texts.accepted);
      if (request.status !== 'asked') throw conflict(texts.ended);
      // Whoever asked in time can be answered until the tee time; a full round takes nobody.
      requireState(join, 'closed', ...(accepted ? [] : (['full'] as const)));
      if (accepted) requireSeat(join);
      if (accepted && (await isBlocked(tx, caller.id, userId))) throw conflict(texts.blockedAsker);
      await setStatus(tx, request, status);
      if (accepted) await changeTaken(tx, id, 1);
      await tell(tx, services, { kind: status, joinId: id, userIds: [userId] });
    }),

  markNoShow: ({ params: { id, userId }, caller, ...services }) =>
    services.db.transaction(async (tx) =>
      markNoShow(tx, services, await holdShown(tx, id), { callerId: caller.id, userId }),
    ),

  report: ({ db, params: { id }, body: { reason, text }, caller }) =>
    db.transaction(async (tx) => {
      const join = await holdShown(tx, id);
      if (join.userId === caller.id) throw conflict(texts.own);
      const row = found(await findJoin(tx, id));
      const quote = [nameOf(row), row.note].filter(Boolean).join('\n');
      await putReport(tx, { golfJoinId: id, quote, userId: caller.id, reason, text: text ?? '' });
    }),
});
