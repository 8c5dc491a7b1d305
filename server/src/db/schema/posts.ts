import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';
import { users } from './users.ts';

export const posts = pgTable(
  'posts',
  {
    id: id(),
    title: text('title').notNull(),
    postType: integer('post_type').notNull(),
    categoryId: integer('category_id').notNull().default(0),
    regionId: text('region_id').notNull(),
    images: text('images').array().notNull().default([]),
    thumbnail: text('thumbnail').notNull().default(''),
    content: text('content').notNull(),
    /** The body as sanitised HTML for content types 2 and 3, else ''. */
    contentHtml: text('content_html').notNull().default(''),
    /** The first words of the body as plain text. */
    excerpt: text('excerpt').notNull().default(''),
    tags: text('tags').notNull().default(''),
    status: smallint('status').notNull().default(0),
    contentType: smallint('content_type').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    options: text('options').array().notNull().default([]),
    txType: integer('tx_type').notNull().default(0),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('posts_type').on(t.postType, t.categoryId, t.id),
    index('posts_region').on(t.regionId, t.id),
    index('posts_images').using('gin', t.images),
    ...orders('posts', t.id, t.title, t.createdAt, t.updatedAt),
  ],
);
