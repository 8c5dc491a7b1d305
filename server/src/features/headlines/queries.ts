import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { containingRegions } from '../../db/for-region.ts';
import { prepared } from '../../db/prepared.ts';
import { hasRows } from '../../db/rows.ts';
import { categories } from '../../db/schema/categories.ts';
import { headlines } from '../../db/schema/headlines.ts';
import { posts } from '../../db/schema/posts.ts';
import { isInForce } from '../posts/conditions.ts';

export interface Slot {
  regionId: string;
  mapType: number;
  order: number;
}

/** What is over, a closed job or an ended flyer, is no headline any more, as a hidden post. */
const isShown = sql<boolean>`(${posts.status} = ${sql.raw(String(PUBLISHED))} and ${isInForce})`;

const columns = {
  id: headlines.id,
  postId: headlines.postId,
  mapType: headlines.mapType,
  order: headlines.order,
  regionId: headlines.regionId,
  post: {
    id: posts.id,
    title: posts.title,
    postType: posts.postType,
    categoryId: posts.categoryId,
    thumbnail: posts.thumbnail,
    images: posts.images,
    shown: isShown,
  },
};

const at = ({ regionId, mapType, order }: Slot) =>
  and(eq(headlines.regionId, regionId), eq(headlines.mapType, mapType), eq(headlines.order, order));

interface HeadlineQuery {
  regionId?: string | undefined;
  mapTypes?: number[] | undefined;
}

const inRegions = (mapTypes: number[] | undefined) =>
  and(
    sql`${headlines.regionId} = any(${sql.placeholder('regionIds')}::text[])`,
    mapTypes ? sql`${headlines.mapType} = any(${sql.placeholder('mapTypes')}::int[])` : undefined,
  );

/** The filled slots of a region itself, of all or some categories, in their order. */
export const findHeadlines = (db: Executor, { regionId = ALL_REGIONS, mapTypes }: HeadlineQuery) =>
  prepared(db, `headlines.own${mapTypes ? '.types' : ''}`, (name) =>
    db
      .select(columns)
      .from(headlines)
      .innerJoin(posts, eq(posts.id, headlines.postId))
      .where(inRegions(mapTypes))
      .orderBy(asc(headlines.mapType), asc(headlines.order))
      .prepare(name),
  ).execute({ regionIds: [regionId], mapTypes });

/**
 * The slots that are filled for a region, of all or some categories, in their order: each with the headline of the
 * nearest region. What is hidden or over gives way to one of a region further off.
 */
export const findNearestHeadlines = (db: Executor, { regionId = ALL_REGIONS, mapTypes }: HeadlineQuery) =>
  prepared(db, `headlines.nearest${mapTypes ? '.types' : ''}`, (name) =>
    db
      .selectDistinctOn([headlines.mapType, headlines.order], columns)
      .from(headlines)
      .innerJoin(posts, eq(posts.id, headlines.postId))
      .where(inRegions(mapTypes))
      .orderBy(
        asc(headlines.mapType),
        asc(headlines.order),
        desc(isShown),
        sql`array_position(${sql.placeholder('regionIds')}::text[], ${headlines.regionId})`,
      )
      .prepare(name),
  ).execute({ regionIds: containingRegions(regionId), mapTypes });

/** One filled slot, or null. */
export const findSlot = async (db: Executor, slot: Slot) => {
  const [row] = await db
    .select(columns)
    .from(headlines)
    .innerJoin(posts, eq(posts.id, headlines.postId))
    .where(at(slot));
  return row ?? null;
};

/** Lets one change of headlines after the other be made, until the transaction ends. */
export const holdHeadlines = async (db: Executor): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('headlines', 0))`);
};

/** The slot of a headline, or null for an unknown id. */
export const findSlotOf = async (db: Executor, id: number): Promise<Slot | null> => {
  const { regionId, mapType, order } = headlines;
  const [row] = await db.select({ regionId, mapType, order }).from(headlines).where(eq(headlines.id, id));
  return row ?? null;
};

/** Moves a headline to a slot that is empty. */
export const moveHeadline = async (db: Executor, id: number, slot: Slot): Promise<void> => {
  await db.update(headlines).set(slot).where(eq(headlines.id, id));
};

/** Puts a post into a slot; of two at once the later one stays. */
export const fillSlot = async (db: Executor, slot: Slot, postId: number): Promise<void> => {
  await db
    .insert(headlines)
    .values({ ...slot, postId })
    .onConflictDoUpdate({
      target: [headlines.regionId, headlines.mapType, headlines.order],
      set: { postId: sql`excluded.post_id` },
    });
};

export const emptySlot = async (db: Executor, slot: Slot): Promise<void> => {
  await db.delete(headlines).where(at(slot));
};

/** Whether there is such a post; inside a transaction it stays until its end. */
export const postExists = async (db: Executor, id: number): Promise<boolean> => {
  const rows = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('share');
  return rows.length > 0;
};

export const categoryExists = (db: Executor, id: number): Promise<boolean> =>
  hasRows(db, categories, eq(categories.id, id));
