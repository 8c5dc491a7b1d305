import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { forRegion } from '../../db/for-region.ts';
import { onPage, orderOf, type Paging } from '../../db/paging.ts';
import { literal, prepared, preparedPage } from '../../db/prepared.ts';
import { categories } from '../../db/schema/categories.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];
export type PostRowWithBody = NonNullable<Awaited<ReturnType<typeof findPost>>>;
export type PostValues = typeof posts.$inferInsert;

export type PostSort = 'id' | 'title' | 'postType' | 'regionId' | 'createdDate' | 'updatedDate';

export interface PostQuery {
  regionId?: string | undefined;
  postType?: number | undefined;
  categoryId?: number | undefined;
  status?: number | undefined;
  /** A part of the title. */
  keyword?: string | undefined;
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

/** The filters that hold by an equal value: zero and -1 mean none. */
const filtersOf = ({ postType, categoryId, status }: PostQuery) => ({
  ...(postType ? { postType } : {}),
  ...(categoryId ? { categoryId } : {}),
  ...(status === undefined || status < 0 ? {} : { status }),
});

/** The filters that many posts may match or none. They are planned for their values, so with each query anew. */
const searchOf = ({ regionId, keyword }: PostQuery) =>
  and(
    regionId && regionId !== ALL_REGIONS ? forRegion(posts.regionId, regionId) : undefined,
    keyword ? contains(posts.title, keyword) : undefined,
  );

const where = (filters: ReturnType<typeof filtersOf>, search: SQL | undefined) =>
  and(
    ...Object.keys(filters).map((name) => eq(posts[name as keyof typeof filters], sql.placeholder(name))),
    search,
  );

const typeOfPost = and(eq(types.pid, sql.raw(String(POST_TYPES_PID))), eq(types.value, posts.postType));
const categoryOfPost = and(eq(own.pid, types.id), eq(own.value, posts.categoryId));

export const findPosts = (db: Executor, query: PostQuery & Paging<PostSort>) => {
  const filters = filtersOf(query);
  const search = searchOf(query);
  const { skip = 0, limit = 10 } = query;
  const order = orderOf(query, sortColumns);
  const build = (name: string) => {
    const page = {
      where: where(filters, search),
      order,
      skip: sql.placeholder('skip'),
      limit: literal(limit),
    };
    return db
      .select(columns)
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .leftJoin(types, typeOfPost)
      .leftJoin(own, categoryOfPost)
      .where(skip > 0 || search ? onPage(db, posts, page) : page.where)
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

const selectPost = (db: Executor) =>
  db
    .select({ ...columns, content: posts.content, contentHtml: posts.contentHtml })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(types, typeOfPost)
    .leftJoin(own, categoryOfPost)
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
