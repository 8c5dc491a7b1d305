import { pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

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
  (t) => orders('businesses', t.id, t.title, t.regionId, t.createdAt, t.updatedAt),
);
