import { PLAIN } from '@hanca/common/posts.ts';
import { getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/executor.ts';
import { sessions } from '../db/schema/account.ts';
import { audits } from '../db/schema/audits.ts';
import { businesses } from '../db/schema/businesses.ts';
import { categories } from '../db/schema/categories.ts';
import { comments } from '../db/schema/comments.ts';
import { claims, coupons } from '../db/schema/coupons.ts';
import { failingAddresses } from '../db/schema/failing-addresses.ts';
import { headlines } from '../db/schema/headlines.ts';
import { images } from '../db/schema/images.ts';
import { notices } from '../db/schema/notices.ts';
import { posts } from '../db/schema/posts.ts';
import { realties, realtyViews } from '../db/schema/realties.ts';
import { reports } from '../db/schema/reports.ts';
import { screenings } from '../db/schema/screening.ts';
import { secondFactors } from '../db/schema/second-factors.ts';
import { users } from '../db/schema/users.ts';
import { termsOf, wordsOf } from '../features/realties/search-terms.ts';

type Row<T extends PgTable> = InferInsertModel<T, { dbColumnNames: false; override: true }>;

/** A row with the columns that a test cares about. */
export type Given<T extends PgTable> = Partial<Row<T>> & { id: number };

export type PostRow = Given<typeof posts>;
export type CouponRow = Given<typeof coupons>;
export type UserRow = Given<typeof users>;

/** When rows were stored and last changed unless a test says otherwise. */
export const THEN = new Date(1_732_147_200_000);
const then = { createdAt: THEN, updatedAt: THEN };
const NEVER = new Date('2100-01-01T00:00:00Z');

/** Stores rows under ids of their own; what is stored later has ids after theirs. */
export const storeRows = async <T extends PgTable & { id: AnyPgColumn }>(
  db: Executor,
  table: T,
  rows: PgInsertValue<T, true>[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db.insert(table).overridingSystemValue().values(rows);
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  await db.execute(
    sql`SELECT setval(${sequence}, greatest(nextval(${sequence}), (SELECT max(id) FROM ${table})))`,
  );
};

const realtyRow = (userId: number, given: Given<typeof realties>): Row<typeof realties> => {
  const row = {
    userId,
    title: `매물 ${given.id}`,
    regionId: 'CA59',
    cityId: 'CA596173331',
    reType: 2,
    txType: 2,
    price: 2450,
    bedroom: 2,
    bathroom: 1,
    area: 850,
    address: '101 Robson St, Vancouver',
    publicAddress: 'Robson St, Vancouver',
    lat: 49.28,
    lng: -123.12,
    publicLat: 49.28,
    publicLng: -123.12,
    content: '햇볕이 잘 들어요.',
    options: ['refrigerator'],
    parking: 1,
    expiresAt: NEVER,
    visible: !given.hiddenReason,
    ...then,
    ...given,
  };
  const facts = { furnished: false, pets: null, smoking: null, laundry: null, utilities: [], roomKind: null };
  const unsaid = { absent: [], utilitiesIncluded: null, womenOnly: null, bathKind: null };
  const terms = { deposit: null, minTermMonths: null, stationMetres: null };
  const words = wordsOf([row.title, row.content]);
  return { ...row, words, terms: termsOf({ ...facts, ...unsaid, ...terms, ...row }, words) };
};

/**
 * Stores rows as they are, past the API: with ids and moments of the test's own, and without a trail. In: the database and
 * who there is. Out: a function for each table; of what is not given a row has what the others have.
 */
export const storing = (db: Executor, ids: Record<'member' | 'other' | 'admin', number>) => ({
  posts: (...given: Given<typeof posts>[]) =>
    storeRows(
      db,
      posts,
      given.map((row) => ({
        title: `글 ${row.id}`,
        postType: 1,
        categoryId: 1,
        regionId: 'CA59',
        content: '내용',
        contentType: PLAIN,
        userId: ids.admin,
        ...then,
        ...row,
      })),
    ),

  realties: (...given: Given<typeof realties>[]) =>
    storeRows(
      db,
      realties,
      given.map((row) => realtyRow(ids.member, row)),
    ),

  views: async (realtyId: number, count: number) => {
    await db.insert(realtyViews).values({ realtyId, count });
  },

  /** Addresses to which a server has refused mails. */
  refusals: async (...given: (typeof failingAddresses.$inferInsert)[]) => {
    await db.insert(failingAddresses).values(given);
  },

  /** Apps of these accounts, whose codes nobody has. */
  secondFactors: async (...userIds: number[]) => {
    const confirmedAt = new Date();
    await db.insert(secondFactors).values(userIds.map((userId) => ({ userId, secret: '', confirmedAt })));
  },

  reports: (...given: (Given<typeof reports> & { realtyId: number })[]) =>
    storeRows(
      db,
      reports,
      given.map((row) => ({ reason: 'scam', userId: ids.other, ...then, ...row })),
    ),

  comments: (...given: (Given<typeof comments> & { postId: number })[]) =>
    storeRows(
      db,
      comments,
      given.map((row) => ({ text: `댓글 ${row.id}`, userId: ids.member, createdAt: THEN, ...row })),
    ),

  screenings: async (...given: (typeof screenings.$inferInsert)[]) => {
    await db.insert(screenings).values(given);
  },

  businesses: (...given: Given<typeof businesses>[]) =>
    storeRows(
      db,
      businesses,
      given.map((row) => ({ title: `업체 ${row.id}`, regionId: 'CA59', ...then, ...row })),
    ),

  coupons: (...given: Given<typeof coupons>[]) =>
    storeRows(
      db,
      coupons,
      given.map((row) => ({
        title: `쿠폰 ${row.id}`,
        regionId: 'CA59',
        bizId: 3,
        code: `CODE-${row.id}`,
        type: 1,
        discount: 5,
        minOrder: 30,
        totalQuantity: 100,
        issuedQuantity: 12,
        useLabel: '쿠폰 사용(직원용)',
        issueLabel: '쿠폰 받기',
        content: '계산할 때 보여 주세요.',
        startAt: new Date('2025-11-03T09:00-08:00'),
        endAt: new Date('2099-12-01T21:00-08:00'),
        isActive: true,
        ...then,
        ...row,
      })),
    ),

  users: (...given: Given<typeof users>[]) =>
    storeRows(
      db,
      users,
      given.map((row) => ({
        name: `사람${row.id}`,
        email: `person${row.id}@example.net`,
        createdAt: THEN,
        ...row,
      })),
    ),

  notices: (...given: Given<typeof notices>[]) =>
    storeRows(
      db,
      notices,
      given.map((row) => ({ title: `공지 ${row.id}`, regionId: 'CA59', content: '내용', ...then, ...row })),
    ),

  /** In place of those that there are. */
  categories: async (...given: { id: number; value: number; title: string; pid: number }[]) => {
    await db.delete(categories);
    await storeRows(
      db,
      categories,
      given.map((row) => ({ ...then, ...row })),
    );
  },

  claims: async (...given: (typeof claims.$inferInsert)[]) => {
    await db.insert(claims).values(given);
  },

  /** As the version before wrote them, without their conversations. */
  messages: async (
    ...given: { realtyId: number | null; fromUserId: number; toUserId: number; text: string }[]
  ) => {
    for (const { realtyId, fromUserId, toUserId, text } of given) {
      await db.execute(
        sql`insert into messages (realty_id, from_user_id, to_user_id, text) values (${realtyId}, ${fromUserId}, ${toUserId}, ${text})`,
      );
    }
  },

  sessions: async (...given: { userId: number; device: string }[]) => {
    await db.insert(sessions).values(given.map((row) => ({ expiresAt: NEVER, ...row })));
  },

  /** With the ids from 1 on. */
  headlines: (...given: (typeof headlines.$inferInsert)[]) =>
    storeRows(
      db,
      headlines,
      given.map((row, index) => ({ id: index + 1, ...row })),
    ),

  /** Pictures that only the database knows. */
  images: async (...paths: string[]) => {
    const row = { userId: ids.admin, target: 'post', bytes: 1, width: 1, height: 1 };
    await db.insert(images).values(paths.map((path) => ({ path, ...row })));
  },

  audits: async (...given: (typeof audits.$inferInsert)[]) => {
    await db.insert(audits).values(given);
  },
});
