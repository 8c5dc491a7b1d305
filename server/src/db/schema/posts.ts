import { doublePrecision, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { created, id, moment, orders } from './columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    value: integer('value').notNull(),
    title: text('title').notNull(),
    /** The parent's id; 0 for a root. */
    pid: integer('pid').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('categories_pid_value').on(t.pid, t.value)],
);

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

/** Which post stands first in a category of a region; `mapType` is the category's id. */
export const headlines = pgTable(
  'headlines',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    mapType: integer('map_type').notNull(),
    order: smallint('order').notNull(),
    regionId: text('region_id').notNull(),
  },
  (t) => [
    uniqueIndex('headlines_slot').on(t.regionId, t.mapType, t.order),
    index('headlines_post').on(t.postId),
  ],
);
