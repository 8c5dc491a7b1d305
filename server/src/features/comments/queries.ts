import { DELETED, REMOVED, SHOWN } from '@hanca/common/comments.ts';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { orderOf, type Paging } from '../../db/paging.ts';
import { prepared } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { comments, likes } from '../../db/schema/comments.ts';
import { posts } from '../../db/schema/posts.ts';
import { reports } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

const number = (value: number) => sql.raw(String(value));

/** Of COMMENT_STATES. */
const state = sql<number>`case when ${isNotNull(comments.deletedAt)} then ${number(DELETED)}
  when ${isNotNull(comments.removedReason)} then ${number(REMOVED)} else ${number(SHOWN)} end`;

/** With the likes of each, and whether the writer of the post wrote it. */
const select = (db: Executor) =>
  db
    .select({
      id: comments.id,
      postId: comments.postId,
      parentId: comments.parentId,
      userId: comments.userId,
      userName: users.name,
      handle: comments.handle,
      byAuthor: sql<boolean>`${comments.userId} = ${posts.userId}`,
      title: posts.title,
      text: comments.text,
      state,
      removedReason: comments.removedReason,
      editedAt: comments.editedAt,
      createdAt: comments.createdAt,
      likes: sql<number>`(select count(*)::int from ${likes}
        where ${likes.postId} = ${comments.postId} and ${likes.commentId} = ${comments.id})`,
      reportCount: sql<number>`(select count(*)::int from ${reports} where ${reports.commentId} = ${comments.id})`,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .innerJoin(posts, eq(posts.id, comments.postId));

/** What was deleted is listed as long as a reply to it is there. */
const isListed = sql`(${comments.deletedAt} is null or exists (
  select from comments replies where replies.parent_id = ${comments.id} and replies.deleted_at is null))`;

/** Neither deleted nor hidden. */
export const isShown = and(isNull(comments.deletedAt), isNull(comments.removedReason));

/** Each comment with its replies behind it, the oldest first. */
const threadOrder = sql`coalesce(${comments.parentId}, ${comments.id})`;

/** The comments on a post, in the order of the thread. */
export const findThread = (db: Executor, postId: number, { skip, limit }: { skip: number; limit: number }) =>
  prepared(db, 'comments.thread', (name) =>
    select(db)
      .where(and(eq(comments.postId, sql.placeholder('postId')), isListed))
      .orderBy(threadOrder, asc(comments.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'))
      .prepare(name),
  ).execute({ postId, skip, limit });

/** How many comments a post lists, how many of them can be read, and how many like it. */
export const countThread = async (
  db: Executor,
  postId: number,
): Promise<{ total: number; shown: number; likes: number }> => ({
  shown: await countRows(db, comments, and(eq(comments.postId, postId), isShown)),
  total: await countRows(db, comments, and(eq(comments.postId, postId), isListed)),
  likes: await countRows(db, likes, and(eq(likes.postId, postId), isNull(likes.commentId))),
});

/** How many comments a post lists before one of them. Null where that is not listed below it. */
export const countBefore = async (db: Executor, postId: number, id: number): Promise<number | null> => {
  const [row] = await db
    .select({ order: sql<number>`${threadOrder}` })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.postId, postId), isListed));
  if (!row) return null;
  const before = sql`(${threadOrder}, ${comments.id}) < (${row.order}, ${id})`;
  return countRows(db, comments, and(eq(comments.postId, postId), isListed, before));
};

export const findComment = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(comments.id, id));
  return row ?? null;
};

/** The same, of a post in any state; until the transaction ends nobody else changes it. */
export const lockComment = async (tx: Executor, id: number) => {
  const [row] = await select(tx).where(eq(comments.id, id)).for('no key update', { of: comments });
  return row ?? null;
};

/** What a member is called in a thread of anonymous talk where they have written before; else the next number. The thread is held. */
export const handleIn = async (tx: Executor, postId: number, userId: number): Promise<number> => {
  const [row] = await tx
    .select({
      handle: sql<number>`coalesce(max(${comments.handle}) filter (where ${comments.userId} = ${userId}),
        max(${comments.handle}) + 1, 1)`,
    })
    .from(comments)
    .where(eq(comments.postId, postId));
  return row?.handle ?? 1;
};

export const countReplies = (db: Executor, parentId: number): Promise<number> =>
  countRows(db, comments, and(eq(comments.parentId, parentId), isNull(comments.deletedAt)));

/** Out: the new id. */
export const insertComment = async (db: Executor, values: typeof comments.$inferInsert): Promise<number> => {
  const [row] = await db.insert(comments).values(values).returning({ id: comments.id });
  if (!row) throw new Error('no comment row');
  return row.id;
};

/** In: `now()` for moments. */
export const updateComment = async (
  db: Executor,
  id: number,
  values: { text?: string; editedAt?: SQL; deletedAt?: SQL; removedReason?: string | null },
): Promise<void> => {
  await db.update(comments).set(values).where(eq(comments.id, id));
};

interface CommentQuery {
  /** -1 is no filter. */
  state?: number | undefined;
  id?: number | undefined;
  postId?: number | undefined;
  userId?: number | undefined;
  keyword?: string | undefined;
}

const where = ({ state: wanted = -1, id, postId, userId, keyword }: CommentQuery) =>
  and(
    wanted < 0 ? undefined : sql`${state} = ${wanted}`,
    id === undefined ? undefined : eq(comments.id, id),
    postId === undefined ? undefined : eq(comments.postId, postId),
    userId === undefined ? undefined : and(eq(comments.userId, userId), isNull(comments.handle)),
    keyword ? contains(comments.text, keyword) : undefined,
  );

export const findComments = (db: Executor, query: CommentQuery & Paging<'id'>) => {
  const { skip = 0, limit = 10 } = query;
  return select(db)
    .where(where(query))
    .orderBy(...orderOf(query, { id: comments.id }))
    .limit(limit)
    .offset(skip);
};

export const countComments = (db: Executor, query: CommentQuery): Promise<number> =>
  countRows(db, comments, where(query));
