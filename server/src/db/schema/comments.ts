import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

const ofPost = () =>
  integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });
const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What members write below posts: comments, and replies to these. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    postId: ofPost(),
    /** The comment that it replies to, which is no reply itself. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    userId: member(),
    /** In anonymous talk what its writer is called in this thread, 0 for the post's own; null elsewhere. */
    handle: integer('handle'),
    /** '' once its writer has deleted it or has left. */
    text: text('text').notNull(),
    /** When its writer deleted it. */
    deletedAt: moment('deleted_at'),
    /** Why staff have hidden it; null for not at all. */
    removedReason: text('removed_reason'),
    editedAt: moment('edited_at'),
    createdAt: created(),
  },
  (t) => [
    index('comments_thread').on(t.postId, sql`coalesce(${t.parentId}, ${t.id})`, t.id),
    index('comments_parent').on(t.parentId),
    index('comments_user').on(t.userId, t.postId),
  ],
);

/** What members like: a post, or one of its comments. */
export const likes = pgTable(
  'likes',
  {
    id: id(),
    postId: ofPost(),
    /** Null for the post itself. */
    commentId: integer('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    userId: member(),
    createdAt: created(),
  },
  (t) => [
    unique('likes_once').on(t.postId, t.commentId, t.userId).nullsNotDistinct(),
    index('likes_comment').on(t.commentId),
    index('likes_user').on(t.userId, t.id),
  ],
);
