import type { Job } from '@hanca/common/jobs.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { created, id, moment, orders, picturePaths } from './columns.ts';
import { users } from './users.ts';

/** What a search of everything finds a post by, as its index has it. */
export const postTerms = (
  t: Record<'title' | 'tags' | 'store' | 'branch' | 'job' | 'content', AnyPgColumn>,
): SQL =>
  sql`search_terms(${t.title}, ${t.tags} || ' ' || ${t.store} || ${t.branch} || ' ' || coalesce(${t.job}->>'employer', '') || ' ' || ${t.content})`;

/** What a list of posts finds a word by, as its index has it: in all that a card shows. */
export const cardTerms = (t: Record<'title' | 'tags' | 'excerpt', AnyPgColumn>): SQL =>
  sql`search_terms(${t.title}, ${t.tags} || ' ' || ${t.excerpt})`;

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
    /** Of POST_STATUSES; 2 is what waits for staff. */
    status: smallint('status').notNull().default(0),
    /** Written by a member, in a type that staff open to members. */
    byMember: boolean('by_member').notNull().default(false),
    /** Why staff hid it, which its writer reads; null where they did not say. */
    hiddenReason: text('hidden_reason'),
    contentType: smallint('content_type').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    options: text('options').array().notNull().default([]),
    txType: integer('tx_type').notNull().default(0),
    /** What a job posting says in fields; null where it advertises no job. */
    job: jsonb('job').$type<Job>(),
    /** Of a flyer: whose it is, and the moments between which it holds. */
    store: text('store').notNull().default(''),
    branch: text('branch').notNull().default(''),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
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
    index('posts_pictures').using('gin', picturePaths(t.thumbnail, t.contentHtml)),
    index('posts_user').on(t.userId, t.id),
    index('posts_waiting').on(t.id).where(sql`${t.status} = 2`),
    index('posts_valid_from').on(t.validFrom).where(sql`${t.validFrom} is not null`),
    index('posts_valid_until').on(t.validUntil).where(sql`${t.validUntil} is not null`),
    index('posts_closes').on(sql`(${t.job}->>'closesOn')`).where(sql`${t.job} is not null`),
    index('posts_by_search').using('gin', postTerms(t)),
    index('posts_by_words').using('gin', cardTerms(t)),
    ...orders('posts', t.id, t.title, t.createdAt, t.updatedAt),
  ],
);

/** How often each was read; a trigger makes the row of a new post. Apart from the posts, since no cached answer has to follow it. */
export const postViews = pgTable(
  'post_views',
  {
    postId: integer('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    count: integer('count').notNull().default(0),
  },
  (t) => [index('post_views_order').on(t.count, t.postId)],
);
