import { HIDDEN, PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { holdAccount } from '../account/ways-in.ts';
import { lockComment, updateComment } from '../comments/queries.ts';
import type { Telling } from '../golf-joins/news.ts';
import { lockJoin, updateJoin } from '../golf-joins/queries.ts';
import { lockPost, updatePost } from '../posts/queries.ts';
import { lockRealty, updateRealty } from '../realties/write-queries.ts';
import { refreshSuspension } from '../users/strikes.ts';
import { holdAdmins, setSuspended } from '../users/suspend.ts';

interface Strike {
  userId: number;
  suspended: boolean;
  until: Date | null;
  feature: string | null;
  recordId: number | null;
  reason: string;
}

/** Locks what taking a decision back changes, in the order in which a decision locks it; the decision itself comes after. */
export const holdDecided = async (
  tx: Executor,
  { userId, suspended, until, feature, recordId }: Strike,
): Promise<void> => {
  if (suspended) await holdAdmins(tx, userId, false);
  if (suspended || until) await holdAccount(tx, userId);
  if (recordId === null) return;
  if (feature === 'realties') await lockRealty(tx, recordId);
  if (feature === 'comments') await lockComment(tx, recordId);
  if (feature === 'posts') await lockPost(tx, recordId);
  if (feature === 'golfJoins') await lockJoin(tx, recordId);
};

/** Shows again what a decision hid, as far as it is there and hidden for that reason still. */
const show = async (tx: Executor, { feature, recordId, reason }: Strike): Promise<void> => {
  if (recordId === null) return;
  if (feature === 'realties' && (await lockRealty(tx, recordId))?.hiddenReason === reason)
    await updateRealty(tx, recordId, { hiddenReason: null }, { touch: false });
  if (feature === 'comments' && (await lockComment(tx, recordId))?.removedReason === reason)
    await updateComment(tx, recordId, { removedReason: null });
  // Of a mark that somebody did not come to a round there is nothing to be shown.
  if (feature === 'golfJoins' && (await lockJoin(tx, recordId))?.hiddenReason === reason)
    await updateJoin(tx, recordId, { hiddenReason: null });
  if (feature !== 'posts') return;
  const post = await lockPost(tx, recordId);
  // One that its writer has changed since waits to be read.
  if (post?.status === HIDDEN && post.hiddenReason === reason)
    await updatePost(tx, recordId, { status: PUBLISHED, hiddenReason: null });
};

/** Undoes what a decision did; `holdDecided` comes before it, and that it does not count any more is stored. */
export const restore = async (tx: Executor, services: Telling, strike: Strike): Promise<void> => {
  await show(tx, strike);
  if (strike.until) await refreshSuspension(tx, strike.userId);
  if (strike.suspended) await setSuspended(tx, services, strike.userId, false);
};
