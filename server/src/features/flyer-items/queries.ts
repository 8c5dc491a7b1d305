import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { UNITS, wordsOf } from '@hanca/common/flyer-items.ts';
import type { Validity } from '@hanca/common/flyers.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { containsExactly } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { forRegion } from '../../db/for-region.ts';
import { orderOf, type Paging } from '../../db/paging.ts';
import { flyerItems } from '../../db/schema/flyer-items.ts';
import { images } from '../../db/schema/images.ts';
import { posts } from '../../db/schema/posts.ts';
import { validAt } from '../posts/conditions.ts';

export type FlyerItemRow = NonNullable<Awaited<ReturnType<typeof findFlyerItem>>>;
export type FlyerItemValues = Omit<typeof flyerItems.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

interface FlyerItemQuery {
  keyword?: string | undefined;
  regionId?: string | undefined;
  postId?: number | undefined;
  validity?: Validity | undefined;
}

/** From 1 on; null where the page has been taken out of its flyer. */
const pageNumber = sql<number>`array_position(${posts.images}, ${flyerItems.page})`;

const columns = {
  id: flyerItems.id,
  postId: flyerItems.postId,
  page: flyerItems.page,
  pageNumber,
  pageWidth: sql<number>`coalesce(${images.width}, 0)`,
  pageHeight: sql<number>`coalesce(${images.height}, 0)`,
  area: flyerItems.area,
  title: flyerItems.title,
  titleEn: flyerItems.titleEn,
  price: flyerItems.price,
  amount: flyerItems.amount,
  unit: flyerItems.unit,
  unitPrice: flyerItems.unitPrice,
  note: flyerItems.note,
  flyerTitle: posts.title,
  store: posts.store,
  branch: posts.branch,
  regionId: posts.regionId,
  postType: posts.postType,
  status: posts.status,
  validFrom: posts.validFrom,
  validUntil: posts.validUntil,
  createdAt: flyerItems.createdAt,
  updatedAt: flyerItems.updatedAt,
};

const select = (db: Executor) =>
  db
    .select(columns)
    .from(flyerItems)
    .innerJoin(posts, eq(posts.id, flyerItems.postId))
    .leftJoin(images, eq(images.path, flyerItems.page));

const where = ({ keyword = '', regionId, postId, validity }: FlyerItemQuery, hidden: boolean) =>
  and(
    eq(posts.postType, FLYER),
    hidden ? undefined : eq(posts.status, PUBLISHED),
    sql`${pageNumber} is not null`,
    postId ? eq(flyerItems.postId, postId) : undefined,
    validity || !postId ? validAt[validity ?? 'current'] : undefined,
    regionId && regionId !== ALL_REGIONS ? forRegion(posts.regionId, regionId) : undefined,
    ...keyword
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => containsExactly(flyerItems.words, wordsOf(word))),
  );

const sortColumns = {
  id: flyerItems.id,
  unitPrice: flyerItems.unitPrice,
  createdDate: flyerItems.createdAt,
  updatedDate: flyerItems.updatedAt,
};

const codesOf = (measure: string) =>
  sql.raw(
    UNITS.filter((unit) => unit.measure === measure)
      .map(({ code }) => `'${code}'`)
      .join(', '),
  );

/** What is weighed before what is poured before what is counted: their prices do not compare. */
const measure = sql`case when ${flyerItems.unit} in (${codesOf('g')}) then 0 when ${flyerItems.unit} in (${codesOf('ml')}) then 1 else 2 end`;

const orderFor = (query: Paging<keyof typeof sortColumns>): SQL[] =>
  query.sort === 'unitPrice'
    ? [asc(measure), (query.order === 'DESC' ? desc : asc)(flyerItems.unitPrice), asc(flyerItems.id)]
    : orderOf(query, sortColumns);

/** Items of flyers that hold, or of one flyer; of hidden flyers only with `hidden`. */
export const findFlyerItems = (
  db: Executor,
  query: FlyerItemQuery & Paging<keyof typeof sortColumns>,
  hidden = false,
) =>
  select(db)
    .where(where(query, hidden))
    .orderBy(...orderFor(query))
    .offset(query.skip ?? 0)
    .limit(query.limit ?? 10)
    .execute();

export const countFlyerItems = async (
  db: Executor,
  query: FlyerItemQuery,
  hidden = false,
): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(flyerItems)
    .innerJoin(posts, eq(posts.id, flyerItems.postId))
    .where(where(query, hidden));
  return row?.n ?? 0;
};

/** One item, of whatever flyer, or null. */
export const findFlyerItem = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(flyerItems.id, id));
  return row ?? null;
};

/** The same; until the transaction ends nobody else can change it. */
export const lockFlyerItem = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(flyerItems.id, id)).for('update', { of: flyerItems });
  return row ?? null;
};

/** Out: the new id. */
export const insertFlyerItem = async (db: Executor, values: FlyerItemValues): Promise<number> => {
  const [row] = await db.insert(flyerItems).values(values).returning({ id: flyerItems.id });
  if (!row) throw new Error('no flyer item row');
  return row.id;
};

export const updateFlyerItem = async (db: Executor, id: number, values: FlyerItemValues): Promise<void> => {
  await db
    .update(flyerItems)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(flyerItems.id, id));
};

/** Out: whether there was such an item. */
export const deleteFlyerItem = async (db: Executor, id: number): Promise<boolean> => {
  const rows = await db.delete(flyerItems).where(eq(flyerItems.id, id)).returning({ id: flyerItems.id });
  return rows.length > 0;
};

/** The size of a page of a flyer, in pixels; null where it is no page of it. The flyer stays until the transaction ends. */
export const findPage = async (db: Executor, postId: number, page: string) => {
  const [row] = await db
    .select({ width: images.width, height: images.height })
    .from(posts)
    .innerJoin(images, eq(images.path, page))
    .where(and(eq(posts.id, postId), eq(posts.postType, FLYER), sql`${page} = any(${posts.images})`))
    .for('share', { of: posts });
  return row ?? null;
};
