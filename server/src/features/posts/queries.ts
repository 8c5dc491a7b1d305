import { FLYER, JOB, POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { direction, onPage, orderOf, type Paging } from '../../db/paging.ts';
import { literal, prepared, preparedPage } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { categories } from '../../db/schema/categories.ts';
import { comments } from '../../db/schema/comments.ts';
import { posts, postViews } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { isShown } from '../comments/queries.ts';
import { closesAt, type PostSearch, searchOf, tagsOf } from './conditions.ts';

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];
export type PostRowWithBody = NonNullable<Awaited<ReturnType<typeof findPost>>>;
export type PostValues = typeof posts.$inferInsert;

const DAY_MS = 24 * 3600_000;

type PostSort = keyof typeof sortColumns | 'viewCount';

export interface PostQuery extends PostSearch {
  postType?: number | undefined;
  categoryId?: number | undefined;
  status?: number | undefined;
}

const types = alias(categories, 'types');
const own = alias(categories, 'own');

const columns = {
  id: posts.id,
  title: posts.title,
  postType: posts.postType,
  postTypeTitle: types.title,
  categoryId: posts.categoryId,
  categoryTitle: own.title,
  regionId: posts.regionId,
  images: posts.images,
  thumbnail: posts.thumbnail,
  excerpt: posts.excerpt,
  tags: posts.tags,
  status: posts.status,
  byMember: posts.byMember,
  hiddenReason: posts.hiddenReason,
  contentType: posts.contentType,
  lat: posts.lat,
  lng: posts.lng,
  options: posts.options,
  txType: posts.txType,
  job: posts.job,
  store: posts.store,
  branch: posts.branch,
  validFrom: posts.validFrom,
  validUntil: posts.validUntil,
  userId: posts.userId,
  userName: users.name,
  commentCount: sql<number>`(select count(*)::int from ${comments} where ${comments.postId} = ${posts.id}
    and ${isShown})`,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
};

const sortColumns = {
  id: posts.id,
  title: posts.title,
  postType: posts.postType,
  regionId: posts.regionId,
  createdDate: posts.createdAt,
  updatedDate: posts.updatedAt,
};

/** The filters that hold by an equal value: zero and -1 mean none. */
const filtersOf = ({ postType, categoryId, status }: PostQuery) => ({
  ...(postType ? { postType } : {}),
  ...(categoryId ? { categoryId } : {}),
  ...(status === undefined || status < 0 ? {} : { status }),
});

const where = (filters: ReturnType<typeof filtersOf>, search: SQL | undefined) =>
  and(
    ...Object.keys(filters).map((name) => eq(posts[name as keyof typeof filters], sql.placeholder(name))),
    search,
  );

type PostPage = Parameters<typeof onPage>[2];

/** The page of a list by views, found by walking their index: every post has a row there. */
const onPageByViews = (db: Executor, { where, skip = 0, limit }: PostPage, order: 'ASC' | 'DESC'): SQL => {
  const towards = direction({ order }, order);
  return inArray(
    posts.id,
    db
      .select({ id: postViews.postId })
      .from(postViews)
      .innerJoin(posts, eq(posts.id, postViews.postId))
      .where(where)
      .orderBy(towards(postViews.count), towards(postViews.postId))
      .limit(limit)
      .offset(skip),
  );
};

const viewsOfPost = sql`(select ${postViews.count} from ${postViews} where ${postViews.postId} = ${posts.id})`;
const writtenBy = (userId: number) => and(eq(posts.userId, userId), posts.byMember);

const typeOfPost = and(eq(types.pid, sql.raw(String(POST_TYPES_PID))), eq(types.value, posts.postType));
const categoryOfPost = and(eq(own.pid, types.id), eq(own.value, posts.categoryId));

export const findPosts = (db: Executor, query: PostQuery & Paging<PostSort>) => {
  const filters = filtersOf(query);
  const search = searchOf(query);
  const { skip = 0, limit = 10 } = query;
  const { sort, order: direct = 'DESC' } = query;
  const towards = direction(query, 'DESC');
  const order =
    sort === 'viewCount'
      ? [towards(viewsOfPost), towards(posts.id)]
      : orderOf({ ...query, sort }, sortColumns);
  const build = (name: string) => {
    const page = {
      where: where(filters, search),
      order,
      skip: sql.placeholder('skip'),
      limit: literal(limit),
    };
    const whole = skip > 0 || search ? onPage(db, posts, page) : page.where;
    return db
      .select(columns)
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .leftJoin(types, typeOfPost)
      .leftJoin(own, categoryOfPost)
      .where(sort === 'viewCount' ? onPageByViews(db, page, direct) : whole)
      .orderBy(...order)
      .limit(page.limit)
      .prepare(name);
  };
  return preparedPage(db, 'posts.list', { ...query, filters, search, skip, limit }, build);
};

export const countPosts = async (db: Executor, query: PostQuery): Promise<number> => {
  const filters = filtersOf(query);
  const search = searchOf(query);
  const build = (name: string) =>
    db.select({ n: count() }).from(posts).where(where(filters, search)).prepare(name);
  const key = ['posts.count', ...Object.keys(filters)].join('.');
  const [row] = await (search ? build('') : prepared(db, key, build)).execute(filters);
  return row?.n ?? 0;
};

/** Out of how many of the newest of a kind related ones are chosen. */
const NEAR = 300;

/** Published posts of a post's kind: those that share most tags with it, of these those of its category, of these the newest. */
export const findRelated = (
  db: Executor,
  { id, postType, categoryId, tags }: Pick<PostRow, 'id' | 'postType' | 'categoryId' | 'tags'>,
  limit: number,
) => {
  const near = db
    .select({ id: posts.id, tags: posts.tags })
    .from(posts)
    .where(
      and(
        eq(posts.postType, postType),
        eq(posts.status, PUBLISHED),
        ne(posts.id, id),
        // A flyer that has ended is of no use beside one, nor a job that is closed.
        searchOf(postType === FLYER ? { validity: 'current' } : { open: postType === JOB }),
      ),
    )
    .orderBy(desc(posts.id))
    .limit(NEAR)
    .as('near');
  const shared = sql`(select count(*) from unnest(${tagsOf(sql`${near.tags}`)}) tag where tag <> '' and tag = any(${tagsOf(sql`${tags}::text`)}))`;
  return db
    .select(columns)
    .from(posts)
    .innerJoin(near, eq(near.id, posts.id))
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(types, typeOfPost)
    .leftJoin(own, categoryOfPost)
    .orderBy(desc(shared), desc(eq(posts.categoryId, categoryId)), desc(posts.id))
    .limit(limit);
};

/** Counts a view of a post. Out: its new number; null where there is no such post that is published. */
export const countView = (db: Executor, id: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    // Kept from being deleted before the count that refers to it is written.
    const found = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, id), eq(posts.status, PUBLISHED)))
      .for('key share');
    if (found.length === 0) return null;
    const [row] = await tx
      .insert(postViews)
      .values({ postId: id, count: 1 })
      .onConflictDoUpdate({ target: postViews.postId, set: { count: sql`${postViews.count} + 1` } })
      .returning({ count: postViews.count });
    return row?.count ?? null;
  });

const selectPost = (db: Executor) =>
  db
    .select({
      ...columns,
      content: posts.content,
      contentHtml: posts.contentHtml,
      viewCount: postViews.count,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(types, typeOfPost)
    .leftJoin(own, categoryOfPost)
    .leftJoin(postViews, eq(postViews.postId, posts.id))
    .where(eq(posts.id, sql.placeholder('id')));

/** One post with its body, of any status, or null. */
export const findPost = async (db: Executor, id: number) => {
  const [row] = await prepared(db, 'posts.get', (name) => selectPost(db).prepare(name)).execute({ id });
  return row ?? null;
};

/** The same; until the transaction ends nobody else can change it. */
export const lockPost = async (db: Executor, id: number) => {
  const [row] = await selectPost(db).for('update', { of: posts }).execute({ id });
  return row ?? null;
};

/** Announces flyers that began, ended or came to their last day, and jobs that closed, after `since`, as the triggers announce changes of their rows. */
export const announceValidity = async (db: Executor, since: Date): Promise<void> => {
  // The column stands alone, so that its index can be used.
  const within = (moment: SQL | AnyPgColumn, ahead: SQL = sql`interval '0'`) =>
    sql`(${moment} > ${since.toISOString()}::timestamptz + ${ahead} and ${moment} <= now() + ${ahead})`;
  // Narrowed by day first, which has an index. Days in Canada end within the next day of UTC.
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const [from, to] = [dayOf(since.getTime() - 2 * DAY_MS), dayOf(Date.now() + DAY_MS)];
  const closed = sql`(${posts.job}->>'closesOn' between ${from} and ${to} and ${within(closesAt)})`;
  const { validFrom, validUntil } = posts;
  await db
    .select({ announced: sql`pg_notify(${CHANNEL}, 'posts,posts:' || ${posts.id})` })
    .from(posts)
    .where(or(within(validFrom), within(validUntil, sql`interval '1 day'`), within(validUntil), closed));
};

/** What a member wrote, of any status, newest first. */
export const findOwnPosts = (db: Executor, userId: number, { skip = 0, limit = 10 }: Paging<'id'>) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(types, typeOfPost)
    .leftJoin(own, categoryOfPost)
    .where(writtenBy(userId))
    .orderBy(desc(posts.id))
    .limit(limit)
    .offset(skip);

export const countOwnPosts = (db: Executor, userId: number): Promise<number> =>
  countRows(db, posts, writtenBy(userId));

/** How many posts of a member everybody sees, but for one. */
export const countPublished = (db: Executor, userId: number, but = 0): Promise<number> =>
  countRows(db, posts, and(writtenBy(userId), eq(posts.status, PUBLISHED), ne(posts.id, but)));

/** Out: the new id. */
export const insertPost = async (db: Executor, values: PostValues): Promise<number> => {
  const [row] = await db.insert(posts).values(values).returning({ id: posts.id });
  if (!row) throw new Error('no post row');
  return row.id;
};

export const updatePost = async (db: Executor, id: number, values: Partial<PostValues>): Promise<void> => {
  await db
    .update(posts)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(posts.id, id));
};

/** Out: whether there was such a post. */
export const deletePost = async (db: Executor, id: number): Promise<boolean> => {
  const rows = await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id });
  return rows.length > 0;
};
