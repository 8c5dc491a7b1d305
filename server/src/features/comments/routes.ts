import { COMMENTS_ON_PAGE, handleName, REMOVED } from '@hanca/common/comments.ts';
import { api } from '@hanca/common/contract/index.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { mailMember } from '../../mail/to-member.ts';
import { noteReading } from '../audits/note-reading.ts';
import { holdPublished, requirePublished } from '../posts/visible.ts';
import { reportedNews, shownNews } from '../reports/mails.ts';
import { putReport } from '../reports/queries.ts';
import { decideToHide, settling } from '../reports/subject.ts';
import { aboutComment, liftHiding } from '../users/strikes.ts';
import { deleteCommentLike, deletePostLike, findOwn, insertLike } from './own.ts';
import { presentComment, presentManaged, presentViewer } from './present.ts';
import {
  countBefore,
  countComments,
  countThread,
  findComment,
  findComments,
  findThread,
  lockComment,
  updateComment,
} from './queries.ts';
import { holdComment, holdOwn, requireShown, writeComment } from './write.ts';

const ownComment = {
  ko: '내 댓글은 신고할 수 없어요.',
  en: 'You cannot report your own comment.',
};

const load = async (db: Executor, id: number) => found(await findComment(db, id));

const routes = serve(api.comments, {
  ofPost: async ({ db, params, query: { skip = 0, limit = COMMENTS_ON_PAGE } }) => {
    await requirePublished(db, params.id);
    const items = await findThread(db, params.id, { skip, limit });
    return { ...(await countThread(db, params.id)), items: items.map(presentComment) };
  },

  place: async ({ db, params: { id, commentId } }) => {
    await requirePublished(db, id);
    const before = await countBefore(db, id, commentId);
    if (before === null) throw new Problem('not-found');
    return { before };
  },

  viewer: async ({ db, params, caller }) => presentViewer(await findOwn(db, params.id, caller.id)),

  create: ({ db, body, caller }) => db.transaction((tx) => writeComment(tx, body, caller)),

  update: ({ db, body: { id, text }, caller }) =>
    db.transaction(async (tx) => {
      requireShown(await holdOwn(tx, id, caller));
      await updateComment(tx, id, { text, editedAt: sql`now()` });
      return presentComment(await load(tx, id));
    }),

  remove: ({ db, params: { id }, caller }) =>
    db.transaction(async (tx) => {
      await holdOwn(tx, id, caller);
      await updateComment(tx, id, { text: '', deletedAt: sql`now()` });
    }),

  like: ({ db, params: { id }, caller }) =>
    db.transaction(async (tx) => {
      const { postId } = requireShown(await holdComment(tx, id));
      await insertLike(tx, { postId, commentId: id, userId: caller.id });
    }),

  unlike: ({ db, params, caller }) => deleteCommentLike(db, params.id, caller.id),

  likePost: ({ db, params: { id }, caller }) =>
    db.transaction(async (tx) => {
      await holdPublished(tx, id);
      await insertLike(tx, { postId: id, userId: caller.id });
    }),

  unlikePost: ({ db, params, caller }) => deletePostLike(db, params.id, caller.id),

  report: ({ db, params: { id }, body: { reason, text }, caller }) =>
    db.transaction(async (tx) => {
      const comment = requireShown(await holdComment(tx, id));
      if (comment.userId === caller.id) throw new Problem('conflict', { detail: ownComment });
      const about = { commentId: id, quote: comment.text };
      await putReport(tx, { ...about, userId: caller.id, reason, text: text ?? '' });
    }),

  list: async ({ db, query }) => (await findComments(db, query)).map(presentManaged),

  count: ({ db, query }) => countComments(db, query),

  get: async ({ db, params }) => presentManaged(await load(db, params.id)),

  writer: async ({ db, params: { id }, caller, request }) => {
    const { userId, userName, handle, title } = await load(db, id);
    const name = handle === null ? '' : ` ${handleName(handle)}`;
    const reading = { userId: caller.id, feature: 'comments', recordId: id, ip: request.ip };
    await noteReading(db, { ...reading, title: `${title}${name}` });
    return { id: userId, name: userName };
  },

  hide: ({ params: { id }, body: { reason }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const subject = { feature: 'comments', id } as const;
      const { userId, title, handle } = requireShown(found(await lockComment(tx, id)));
      const about = aboutComment(id, handle !== null);
      const decided = { measure: 'hidden', suspended: false, until: null, toReporter: '' } as const;
      const news = reportedNews({ ...decided, subject, title, toReported: reason }, services.config);
      const strike = { userId, ...about, reason, settledBy: caller.id };
      await decideToHide(tx, services, subject, strike, { title, writer: news });
    }),

  show: ({ params: { id }, ...services }) =>
    services.db.transaction(async (tx) => {
      const { userId, title, state, removedReason } = found(await lockComment(tx, id));
      // One that its writer has deleted stays gone.
      if (state !== REMOVED) return;
      await updateComment(tx, id, { removedReason: null });
      await liftHiding(tx, { feature: 'comments', id }, removedReason ?? '');
      await mailMember(tx, services, userId, shownNews(title, services.config));
    }),
});

export const commentRoutes = settling(routes, api.comments.hide, 'comments');
