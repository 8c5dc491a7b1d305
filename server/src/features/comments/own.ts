// What members like, and what of a thread is one member's own.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { comments, likes } from '../../db/schema/comments.ts';
import { blocks } from '../../db/schema/conversations.ts';

/** Likes a post, or a comment on it; what is liked already stays so. */
export const insertLike = async (
  db: Executor,
  like: { postId: number; commentId?: number; userId: number },
): Promise<void> => {
  await db.insert(likes).values(like).onConflictDoNothing();
};

export const deletePostLike = async (db: Executor, postId: number, userId: number): Promise<void> => {
  await db
    .delete(likes)
    .where(and(eq(likes.postId, postId), isNull(likes.commentId), eq(likes.userId, userId)));
};

export const deleteCommentLike = async (db: Executor, commentId: number, userId: number): Promise<void> => {
  await db.delete(likes).where(and(eq(likes.commentId, commentId), eq(likes.userId, userId)));
};

/** What of a post's comments is a member's own. */
export const findOwn = async (db: Executor, postId: number, userId: number) => {
  const liked = await db
    .select({ id: likes.commentId })
    .from(likes)
    .where(and(eq(likes.postId, postId), eq(likes.userId, userId)));
  const own = await db
    .select({ id: comments.id, reason: comments.removedReason })
    .from(comments)
    .where(and(eq(comments.postId, postId), eq(comments.userId, userId)));
  const blocked = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(
      and(
        eq(blocks.userId, userId),
        // Who is blocked and is silent below a name that is none would be known by it.
        inArray(
          blocks.blockedId,
          db
            .select({ id: comments.userId })
            .from(comments)
            .where(and(eq(comments.postId, postId), isNull(comments.handle))),
        ),
      ),
    );
  return { liked, own, blocked };
};
