import type { PageArea } from '@hanca/common/flyer-items.ts';
import { index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { posts } from './posts.ts';

/** What a flyer offers, as staff have drawn it on its pages. */
export const flyerItems = pgTable(
  'flyer_items',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The stored path of the page, and where on it, in its pixels. */
    page: text('page').notNull(),
    area: jsonb('area').$type<PageArea>().notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull().default(''),
    /** CAD, for the amount of the unit. */
    price: numeric('price', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    amount: numeric('amount', { precision: 9, scale: 3, mode: 'number' }).notNull().default(1),
    unit: text('unit').notNull(),
    /** CAD for 100 g, 100 ml or one, which follows from the three above. */
    unitPrice: numeric('unit_price', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    /** Both names in small letters without spaces, to be searched. */
    words: text('words').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('flyer_items_post').on(t.postId, t.id)],
);
