import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { SearchItem } from '@hanca/common/contract/search.ts';
import { PERCENT } from '@hanca/common/coupons.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { priceText, unitCodes, unitPriceText } from '@hanca/common/flyer-items.ts';
import { storeText } from '@hanca/common/flyers.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { wageText } from '@hanca/common/jobs.ts';
import { money } from '@hanca/common/money.ts';
import { postTypeTitle } from '@hanca/common/post-type-titles.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { couponPath, postPath, realtyPath } from '@hanca/common/public-paths.ts';
import { RENT } from '@hanca/common/realties.ts';
import { bedroomsText } from '@hanca/common/realty-words.ts';
import type { SearchKind } from '@hanca/common/search.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { flyerItems } from '../../db/schema/flyer-items.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { regionName } from '../geo/places.ts';
import type { Candidate } from './candidates.ts';
import { excerptOf } from './excerpt.ts';

/** What a page of results shows of a record, but for its kind. */
type Shown = Omit<SearchItem, 'kind' | 'excerpt'> & { body: string };

/** Reads records, and so many characters of the text of each. */
type Reader = (db: Executor, ids: number[], characters: number) => Promise<Shown[]>;

/** The beginning of a text, so many characters. */
const begin = (column: AnyPgColumn, characters: number) => sql<string>`left(${column}, ${characters}::int)`;
const facts = (...texts: (string | null)[]): string => texts.filter(Boolean).join(' · ');

const readRealties: Reader = async (db, ids, characters) => {
  const { id, title, price, txType, bedroom, cityId, images, content, createdAt } = realties;
  const rows = await db
    .select({
      id,
      title,
      price,
      txType,
      bedroom,
      cityId,
      images,
      createdAt,
      body: begin(content, characters),
    })
    .from(realties)
    .where(inArray(id, ids));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    about: facts(
      `${row.txType === RENT ? '월 ' : ''}${money(row.price)}`,
      regionName(row.cityId),
      row.bedroom > 0 ? `방 ${bedroomsText(row.bedroom)}` : bedroomsText(0),
    ),
    body: row.body,
    image: row.images[0] ?? '',
    href: realtyPath(row.id),
    date: toWireDate(row.createdAt),
  }));
};

const readPosts: Reader = async (db, ids, characters) => {
  const { id, title, postType, regionId, job, store, branch, images, thumbnail, content, updatedAt } = posts;
  const rows = await db
    .select({
      id,
      title,
      postType,
      regionId,
      job,
      store,
      branch,
      images,
      thumbnail,
      updatedAt,
      body: begin(content, characters),
    })
    .from(posts)
    .where(inArray(id, ids));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    about: facts(
      row.job?.employer || storeText(row) || postTypeTitle(row.postType),
      row.job && wageText(row.job),
      row.regionId === ALL_REGIONS ? null : regionName(row.regionId),
    ),
    body: row.body,
    image: row.thumbnail || row.images[0] || '',
    href: postPath(row),
    date: toWireDate(row.updatedAt),
  }));
};

const readCoupons: Reader = async (db, ids, characters) => {
  const { id, title, type, discount, content, thumbnail, images, updatedAt } = coupons;
  const rows = await db
    .select({
      id,
      title,
      type,
      discount,
      thumbnail,
      images,
      updatedAt,
      vender: businesses.title,
      body: begin(content, characters),
    })
    .from(coupons)
    .innerJoin(businesses, eq(businesses.id, coupons.bizId))
    .where(inArray(id, ids));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    about: facts(row.vender, `${row.type === PERCENT ? `${row.discount}%` : money(row.discount)} 할인`),
    body: row.body,
    image: row.thumbnail || splitImages(row.images)[0] || '',
    href: couponPath(row.id),
    date: toWireDate(row.updatedAt),
  }));
};

const readFlyerItems: Reader = async (db, ids) => {
  const { id, postId, page, title, titleEn, price, amount, unit, note, updatedAt } = flyerItems;
  const { store, branch, images } = posts;
  const rows = await db
    .select({ id, postId, page, title, titleEn, price, amount, unit, note, updatedAt, store, branch, images })
    .from(flyerItems)
    .innerJoin(posts, eq(posts.id, postId))
    .where(inArray(id, ids));
  return rows.map((row) => {
    const priced = { ...row, unit: unitCodes.find((code) => code === row.unit) ?? 'each' };
    return {
      id: row.id,
      title: row.title,
      about: facts(priceText(priced), unitPriceText(priced), storeText(row)),
      body: facts(row.titleEn, row.note),
      image: row.page,
      href: `${postPath({ id: row.postId, postType: FLYER })}#page-${row.images.indexOf(row.page) + 1}`,
      date: toWireDate(row.updatedAt),
    };
  });
};

const readers: Record<SearchKind, Reader> = {
  realties: readRealties,
  posts: readPosts,
  jobs: readPosts,
  flyerItems: readPosts,
  coupons: readCoupons,
};

/** Records of a kind as results, in their order, with an excerpt of so many characters; what is gone meanwhile is left out. */
export const presentItems = async (
  db: Executor,
  kind: SearchKind,
  { found, marks, characters }: { found: readonly Candidate[]; marks: readonly string[]; characters: number },
): Promise<SearchItem[]> => {
  const read = async (reader: Reader, some: readonly Candidate[]) =>
    new Map(
      (some.length > 0
        ? await reader(
            db,
            some.map(({ id }) => id),
            characters,
          )
        : []
      ).map((row) => [row.id, row]),
    );
  const [records, items] = await Promise.all([
    read(
      readers[kind],
      found.filter(({ isItem }) => !isItem),
    ),
    read(
      readFlyerItems,
      found.filter(({ isItem }) => isItem),
    ),
  ]);
  return found.flatMap(({ id, isItem }) => {
    const row = (isItem ? items : records).get(id);
    if (!row) return [];
    const { body, ...shown } = row;
    return [{ kind, ...shown, excerpt: excerptOf(body, marks) }];
  });
};
