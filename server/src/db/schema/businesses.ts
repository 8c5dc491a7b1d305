import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders, picturePaths } from './columns.ts';

/** What a search of everything finds a shop by, as its index has it. */
export const businessTerms = (t: Record<'title' | 'address', AnyPgColumn>): SQL =>
  sql`search_terms(${t.title}, ${t.address})`;

/** The shops that issue coupons. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    address: text('address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Comma-separated stored paths. */
    images: text('images').notNull().default(''),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('businesses_pictures').using('gin', picturePaths(t.images)),
    index('businesses_by_search').using('gin', businessTerms(t)),
    ...orders('businesses', t.id, t.title, t.regionId, t.createdAt, t.updatedAt),
  ],
);
