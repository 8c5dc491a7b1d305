import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { created, id, moment, orders, picturePaths } from './columns.ts';
import { users } from './users.ts';

/** What a search of everything finds a coupon by, as its index has it. */
export const couponTerms = (t: Record<'title' | 'content', AnyPgColumn>): SQL =>
  sql`search_terms(${t.title}, ${t.content})`;

/** Amounts in CAD. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    bizId: integer('biz_id')
      .notNull()
      .references(() => businesses.id),
    code: text('code').notNull().unique(),
    /** 1 dollars, 2 percent. */
    type: smallint('type').notNull(),
    discount: integer('discount').notNull(),
    maxDiscount: integer('max_discount'),
    minOrder: integer('min_order').notNull().default(0),
    totalQuantity: integer('total_quantity').notNull().default(0),
    issuedQuantity: integer('issued_quantity').notNull().default(0),
    perMember: integer('per_member').notNull().default(1),
    userLevel: smallint('user_level').notNull().default(0),
    useLabel: text('use_label').notNull().default(''),
    issueLabel: text('issue_label').notNull().default(''),
    content: text('content').notNull(),
    /** Comma-separated stored paths. */
    images: text('images').notNull().default(''),
    thumbnail: text('thumbnail').notNull().default(''),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('coupons_business').on(t.bizId),
    index('coupons_pictures').using('gin', picturePaths(t.images, t.thumbnail)),
    index('coupons_by_search').using('gin', couponTerms(t)),
    ...orders('coupons', t.id, t.title, t.regionId, t.startAt, t.endAt, t.createdAt, t.updatedAt),
  ],
);

/** A coupon that a member has; used once. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [index('claims_user').on(t.userId, t.id), index('claims_coupon').on(t.couponId, t.userId)],
);
