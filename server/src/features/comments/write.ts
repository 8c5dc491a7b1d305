import { REPLIES_MAX, SHOWN } from '@hanca/common/comments.ts';
import type { Comment, commentInput } from '@hanca/common/contract/comments.ts';
import { perHour } from '@hanca/common/limits.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { type CountedLimit, takeAttempt } from '../../http/limits.ts';
import { found, Problem } from '../../http/problems.ts';
import { findOther } from '../conversations/queries.ts';
import { holdPublished, holdThread } from '../posts/visible.ts';
import { presentComment } from './present.ts';
import {
  type CommentRow,
  countReplies,
  findComment,
  handleIn,
  insertComment,
  lockComment,
} from './queries.ts';

const gone = {
  ko: '지워진 댓글이에요.',
  en: 'This comment is gone.',
};
const noReplyToReply = {
  ko: '답글에는 답글을 달 수 없어요.',
  en: 'You cannot reply to a reply.',
};
const tooManyReplies = {
  ko: `답글은 ${REPLIES_MAX}개까지 달 수 있어요. 새 댓글로 써 주세요.`,
  en: `At most ${REPLIES_MAX} replies. Write a comment of its own.`,
};
const refused = {
  ko: '이 회원의 댓글에는 답글을 달 수 없어요.',
  en: 'You cannot reply to this member.',
};

/** Beside the limit of all comments: who is not named is to think twice. */
const ANONYMOUS_TALK: CountedLimit = {
  kind: 'anonymous-talk',
  ...perHour(10, {
    detail: {
      ko: '쉿톡에는 한 시간에 10개까지 쓸 수 있어요. 나중에 다시 써 주세요.',
      en: 'At most 10 an hour in anonymous talk. Try again later.',
    },
  }),
};

/** Throws Problem 409 for a comment that is gone. */
export const requireShown = (row: CommentRow): CommentRow => {
  if (row.state !== SHOWN) throw new Problem('conflict', { detail: gone });
  return row;
};

/** A comment below a post that everybody can read, held. Throws Problem 404. */
export const holdComment = async (tx: Executor, id: number): Promise<CommentRow> => {
  const { postId } = found(await findComment(tx, id));
  // The post first, as whoever deletes it does.
  await holdPublished(tx, postId);
  return found(await lockComment(tx, id));
};

/** A comment of the caller, held. Throws Problem 404, 403 for one of somebody else. */
export const holdOwn = async (tx: Executor, id: number, caller: Caller): Promise<CommentRow> => {
  const row = await holdComment(tx, id);
  if (row.userId !== caller.id) throw new Problem('forbidden');
  return row;
};

/** Throws Problem 404 and 409 for what nobody, or not this member, can reply to. */
const checkParent = async (tx: Executor, id: number, postId: number, caller: Caller): Promise<void> => {
  const parent = await lockComment(tx, id);
  if (parent?.postId !== postId) throw new Problem('not-found');
  requireShown(parent);
  if (parent.parentId !== null) throw new Problem('conflict', { detail: noReplyToReply });
  if ((await countReplies(tx, id)) >= REPLIES_MAX) throw new Problem('conflict', { detail: tooManyReplies });
  // In anonymous talk a refusal would say whose it is.
  const { blockedByThem } = parent.handle === null ? await findOther(tx, caller.id, parent.userId) : {};
  if (blockedByThem) throw new Problem('conflict', { detail: refused });
};

/**
 * Stores a comment, in anonymous talk under the handle of its writer in that thread; in a transaction.
 * @throws Problem 404 for a post or a comment that cannot be seen; 409 where no reply can be; 429
 */
export const writeComment = async (
  tx: Executor,
  { postId, parentId, text }: z.output<typeof commentInput>,
  caller: Caller,
): Promise<Comment> => {
  const post = await holdThread(tx, postId);
  const isAnonymous = post.postType === ANONYMOUS;
  if (isAnonymous) await takeAttempt(tx, ANONYMOUS_TALK, String(caller.id));
  if (parentId) await checkParent(tx, parentId, postId, caller);
  const own = post.userId === caller.id ? 0 : await handleIn(tx, postId, caller.id);
  const id = await insertComment(tx, {
    ...{ postId, parentId: parentId ?? null, userId: caller.id, text },
    handle: isAnonymous ? own : null,
  });
  return presentComment(found(await findComment(tx, id)));
};
