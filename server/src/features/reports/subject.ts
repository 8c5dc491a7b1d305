// What staff hide of members, and what a report is about: one place for all that hides it, shows it again or names it.

import type { Endpoint } from '@hanca/common/endpoint.ts';
import type { Hideable, Subject } from '@hanca/common/moderation.ts';
import { HIDDEN, PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { Problem } from '../../http/problems.ts';
import type { Served } from '../../http/serve.ts';
import { mailMember, type News } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { lockComment, updateComment } from '../comments/queries.ts';
import { lockJoin, updateJoin } from '../golf-joins/queries.ts';
import { lockPost, updatePost } from '../posts/queries.ts';
import { lockRealty, updateRealty } from '../realties/write-queries.ts';
import { insertStrike } from '../users/strikes.ts';
import { hiddenNews } from './mails.ts';
import { findWaitingAbout, settleAbout } from './queries.ts';

interface Hiding {
  /** Holds a record until the transaction ends. Out: why it is hidden, null where it is not; undefined for none. */
  hold: (tx: Executor, id: number) => Promise<string | null | undefined>;
  hide: (tx: Executor, id: number, reason: string) => Promise<unknown>;
  show: (tx: Executor, id: number) => Promise<unknown>;
}

const hiding: Record<Hideable, Hiding> = {
  realties: {
    hold: async (tx, id) => (await lockRealty(tx, id))?.hiddenReason,
    hide: (tx, id, hiddenReason) => updateRealty(tx, id, { hiddenReason }, { touch: false }),
    show: (tx, id) => updateRealty(tx, id, { hiddenReason: null }, { touch: false }),
  },
  comments: {
    hold: async (tx, id) => (await lockComment(tx, id))?.removedReason,
    hide: (tx, id, removedReason) => updateComment(tx, id, { removedReason }),
    show: (tx, id) => updateComment(tx, id, { removedReason: null }),
  },
  posts: {
    // One that its writer has changed since waits to be read, and has the reason from before.
    hold: async (tx, id) => {
      const post = await lockPost(tx, id);
      if (post) return post.status === HIDDEN ? (post.hiddenReason ?? '') : null;
      return undefined;
    },
    hide: (tx, id, hiddenReason) => updatePost(tx, id, { status: HIDDEN, hiddenReason }),
    show: (tx, id) => updatePost(tx, id, { status: PUBLISHED, hiddenReason: null }),
  },
  golfJoins: {
    hold: async (tx, id) => (await lockJoin(tx, id))?.hiddenReason,
    hide: (tx, id, hiddenReason) => updateJoin(tx, id, { hiddenReason }),
    show: (tx, id) => updateJoin(tx, id, { hiddenReason: null }),
  },
};

const hiddenAlready = {
  ko: '이미 숨겼어요. 다른 조치를 골라 주세요.',
  en: 'It is hidden already. Choose something else.',
};

interface Ids {
  realtyId: number | null;
  commentId: number | null;
  postId: number | null;
  golfJoinId: number | null;
}

/** The record that a report is about; null for a conversation. */
export const subjectOf = ({ realtyId, commentId, postId, golfJoinId }: Ids): Subject | null => {
  if (realtyId !== null) return { feature: 'realties', id: realtyId };
  if (commentId !== null) return { feature: 'comments', id: commentId };
  if (postId !== null) return { feature: 'posts', id: postId };
  return golfJoinId === null ? null : { feature: 'golfJoins', id: golfJoinId };
};

interface Named {
  realtyTitle: string | null;
  postTitle: string | null;
  joinTitle: string | null;
  commentId: number | null;
  conversationId: number | null;
}

/** What a report is about as staff read it, with the words around it: 문의 12 신고. */
export const nameOf = ({ realtyTitle, postTitle, joinTitle, commentId, conversationId }: Named): string => {
  if (commentId !== null) return `댓글 ${commentId}`;
  return realtyTitle ?? postTitle ?? joinTitle ?? `문의 ${conversationId}`;
};

/** Holds a record until the transaction ends. Out: why it is hidden, null where it is not; undefined for none. */
export const reasonOf = (tx: Executor, { feature, id }: Subject): Promise<string | null | undefined> =>
  hiding[feature].hold(tx, id);

/** The same. Throws Problem 404 for none. */
export const holdSubject = async (tx: Executor, subject: Subject): Promise<string | null> => {
  const reason = await reasonOf(tx, subject);
  if (reason === undefined) throw new Problem('not-found');
  return reason;
};

/** Throws Problem 409 for what is hidden already, so that nothing counts twice. */
export const refuseHidden = (reason: string | null): void => {
  if (reason !== null) throw new Problem('conflict', { detail: hiddenAlready });
};

/** Shows a record again that is held. */
export const showSubject = async (tx: Executor, { feature, id }: Subject): Promise<void> => {
  await hiding[feature].show(tx, id);
};

/** Hides a record that is held, for a reason that its writer reads. */
export const hideSubject = async (tx: Executor, { feature, id }: Subject, reason: string): Promise<void> => {
  await hiding[feature].hide(tx, id, reason);
};

/**
 * The same as a decision of its own: a strike, which settles the reports of the record that wait. Who sent them is told, by the
 * title that they know, and its writer what there is to tell them.
 */
export const decideToHide = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'>,
  subject: Subject,
  strike: { userId: number; title: string; anonymous: boolean; reason: string; settledBy: number },
  told: { title: string; writer: News | null },
): Promise<void> => {
  await hideSubject(tx, subject, strike.reason);
  await insertStrike(tx, { ...strike, ...recordOf(subject), measure: 'hidden', suspended: false });
  const reporters = await settleAbout(tx, subject, strike.settledBy);
  const toReporter = hiddenNews(told.title, services.config);
  const letters = reporters.map((userId) => ({ userId, news: toReporter }));
  if (told.writer) letters.push({ userId: strike.userId, news: told.writer });
  // By id, as each counts the mails of its recipient.
  for (const letter of letters.toSorted((x, y) => x.userId - y.userId))
    await mailMember(tx, services, letter.userId, letter.news);
};

/** What a strike says that it was about. */
export const recordOf = ({ feature, id }: Subject) => ({ feature, recordId: id });

/** The routes of a feature with one that hides its records: the reports that are settled by that have their trail too. */
export const settling = (routes: Served[], hides: Endpoint, feature: Hideable): Served[] => {
  const others: Served['others'] = async ({ db, params, body }) => {
    const { id } = { ...(params as object), ...(body as object) } as { id: number };
    const ids = await findWaitingAbout(db, { feature, id });
    return ids.map((report) => ({ feature: 'reports', id: report }));
  };
  return routes.map((served) => (served.endpoint === hides ? { ...served, others } : served));
};
