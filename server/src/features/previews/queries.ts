import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { discountText } from '@hanca/common/coupons.ts';
import { eventTime } from '@hanca/common/event-times.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { money } from '@hanca/common/money.ts';
import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import type { Previewed } from '@hanca/common/previews.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { events } from '../../db/schema/events.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { regionName } from '../geo/places.ts';

/** What the preview of a record is drawn from, and since when that is so. */
export interface PreviewRow {
  id: number;
  updatedAt: Date;
  title: string;
  /** The line above the title. */
  line: string;
  /** The stored path of a photo. */
  image: string | undefined;
}

type Find = (db: Executor, ids: number[]) => Promise<PreviewRow[]>;

const regionText = (id: string) => (id === ALL_REGIONS ? '캐나다 전체' : regionName(id));
const lineOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

const kinds: Record<Previewed, Find> = {
  realties: async (db, ids) => {
    const { id, updatedAt, title, cityId, price, images, visible } = realties;
    const rows = await db
      .select({ id, updatedAt, title, cityId, price, images })
      .from(realties)
      .where(and(inArray(id, ids), visible));
    return rows.map((row) => ({
      ...row,
      line: lineOf(regionName(row.cityId), money(row.price)),
      image: row.images[0],
    }));
  },
  posts: async (db, ids) => {
    const { id, updatedAt, title, postType, regionId, images, thumbnail, status } = posts;
    const rows = await db
      .select({ id, updatedAt, title, postType, regionId, images, thumbnail })
      .from(posts)
      .where(and(inArray(id, ids), eq(status, PUBLISHED)));
    return rows.map((row) => ({
      ...row,
      line: lineOf(postTypeTitle(row.postType), regionText(row.regionId)),
      image: row.thumbnail || row.images[0],
    }));
  },
  coupons: async (db, ids) => {
    const { id, updatedAt, title, type, discount, maxDiscount, images, thumbnail, isActive, bizId } = coupons;
    const rows = await db
      .select({
        ...{ id, updatedAt, title, type, discount, maxDiscount, images, thumbnail },
        vender: businesses.title,
      })
      .from(coupons)
      .innerJoin(businesses, eq(businesses.id, bizId))
      .where(and(inArray(id, ids), isActive));
    return rows.map((row) => ({
      ...row,
      line: lineOf(row.vender, discountText(row)),
      image: row.thumbnail || splitImages(row.images)[0],
    }));
  },
  events: async (db, ids) => {
    const { id, updatedAt, title, regionId, startDate, place, images } = events;
    const rows = await db
      .select({ id, updatedAt, title, regionId, startDate, place, images })
      .from(events)
      .where(inArray(id, ids));
    return rows.map((row) => ({
      ...row,
      line: lineOf(eventTime(row.regionId, row.startDate.getTime()), row.place),
      image: splitImages(row.images)[0],
    }));
  },
};

/** Those of the records that everybody sees. */
export const findPreviewed = (db: Executor, kind: Previewed, ids: number[]): Promise<PreviewRow[]> =>
  kinds[kind](db, ids);
