import { ALL_REGIONS } from '@hanca/common/regions.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { categories, posts, users } from '../../db/schema.ts';

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];
export type PostRowWithBody = NonNullable<Awaited<ReturnType<typeof findPost>>>;
export type PostValues = typeof posts.$inferInsert;

export type PostSort = 'id' | 'title' | 'postType' | 'regionId' | 'createdDate' | 'updatedDate';

export interface PostQuery {
  regionId?: string | undefined;
  postType?: number | undefined;
  categoryId?: number | undefined;
  status?: number | undefined;
}

/** The id of the row 'post types' in the categories. */
const POST_TYPES = 5;

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
  contentType: posts.contentType,
  lat: posts.lat,
  lng: posts.lng,
  options: posts.options,
  txType: posts.txType,
  userId: posts.userId,
  userName: users.name,
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
} satisfies Record<PostSort, unknown>;

/** Zero, -1 and CA00 mean 'no filter'. */
const where = ({ regionId, postType, categoryId, status }: PostQuery) =>
  and(
    regionId && regionId !== ALL_REGIONS ? eq(posts.regionId, regionId) : undefined,
    postType ? eq(posts.postType, postType) : undefined,
    categoryId ? eq(posts.categoryId, categoryId) : undefined,
    status === undefined || status < 0 ? undefined : eq(posts.status, status),
  );

const typeOfPost = and(eq(types.pid, sql.raw(String(POST_TYPES))), eq(types.value, posts.postType));
const categoryOfPost = and(eq(own.pid, types.id), eq(own.value, posts.categoryId));

export const findPosts = (db: Executor, query: PostQuery & Paging<PostSort>) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(types, typeOfPost)
    .leftJoin(own, categoryOfPost)
    .where(where(query))
    .orderBy(
      direction(query, 'DESC')(sortColumns[query.sort ?? 'id']),
      ...(query.sort && query.sort !== 'id' ? [asc(posts.id)] : []),
    )
    .offset(query.skip ?? 0)
    .limit(query.limit ?? 10);

export const countPosts = async (db: Executor, query: PostQuery): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(posts).where(where(query));
  return row?.n ?? 0;
};

/** One post with its body, of any status, or null. */
export const findPost = async (db: Executor, id: number) => {
  const [row] = await db
    .select({ ...columns, content: posts.content, contentHtml: posts.contentHtml })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(types, typeOfPost)
    .leftJoin(own, categoryOfPost)
    .where(eq(posts.id, id));
  return row ?? null;
};

/** Out: the new id. */
export const insertPost = async (db: Executor, values: PostValues): Promise<number> => {
  const [row] = await db.insert(posts).values(values).returning({ id: posts.id });
  if (!row) throw new Error('no post row');
  return row.id;
};

/** Out: whether there was such a post. */
export const updatePost = async (db: Executor, id: number, values: Partial<PostValues>): Promise<boolean> => {
  const rows = await db
    .update(posts)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(posts.id, id))
    .returning({ id: posts.id });
  return rows.length > 0;
};

/** Out: whether there was such a post. */
export const deletePost = async (db: Executor, id: number): Promise<boolean> => {
  const rows = await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id });
  return rows.length > 0;
};
