import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { inArray } from 'drizzle-orm';
import { likes } from '../server/src/db/schema/comments.ts';
import { posts } from '../server/src/db/schema/posts.ts';
import { handleIn, insertComment } from '../server/src/features/comments/queries.ts';
import { named, oldestFirst, type Setting } from './setting.ts';

/** Stores what members write below posts, and what they like. In: the ids of the posts by key. */
export const storeComments = async (
  { tx, content, before, memberId }: Setting,
  postIds: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = await tx
    .select({ id: posts.id, postType: posts.postType, userId: posts.userId })
    .from(posts)
    .where(inArray(posts.id, [...postIds.values()]));
  const byId = new Map(rows.map((row) => [row.id, row]));

  const write = async (
    postId: number,
    { author, daysAgo, text }: { author: string; daysAgo: number; text: string },
    parentId: number | null,
  ): Promise<number> => {
    const [post, userId] = [byId.get(postId), memberId(author)];
    const own = post?.userId === userId ? 0 : await handleIn(tx, postId, userId);
    const handle = post?.postType === ANONYMOUS ? own : null;
    return insertComment(tx, { postId, parentId, userId, handle, text, createdAt: before(daysAgo) });
  };

  for (const { post, replies, likedBy, ...comment } of oldestFirst(content.comments)) {
    const postId = named(postIds, 'post', post);
    const id = await write(postId, comment, null);
    for (const reply of oldestFirst(replies)) await write(postId, reply, id);
    const liking = likedBy.map((name) => ({ postId, userId: memberId(name) }));
    if (liking.length === 0) continue;
    await tx.insert(likes).values(liking.map((like) => ({ ...like, commentId: id })));
    // Who likes what was said liked what it was said about.
    await tx.insert(likes).values(liking).onConflictDoNothing();
  }
};
