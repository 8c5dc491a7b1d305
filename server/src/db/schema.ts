import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const created = () => moment('created_at').notNull().defaultNow();

export const users = pgTable('users', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** argon2id; null where the account cannot sign in by password. */
  passwordHash: text('password_hash'),
  roles: text('roles').array().notNull().default([]),
  suspended: boolean('suspended').notNull().default(false),
  /** When the terms were agreed to; null for accounts made by the operator. */
  agreedAt: moment('agreed_at'),
  createdAt: created(),
});

/** One sign-in on one device: the family of refresh tokens that follow one another. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in words, from the User-Agent at sign-in. */
    device: text('device').notNull(),
    createdAt: created(),
    usedAt: moment('used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, base64url; the token itself is never stored. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** When it was exchanged for its successor; null for the newest. */
    rotatedAt: moment('rotated_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Failed sign-ins and the like, counted by key over a window; shared by all processes and restarts. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    value: integer('value').notNull(),
    title: text('title').notNull(),
    /** The parent's id; 0 for a root. */
    pid: integer('pid').notNull(),
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
  ],
);

/** Every stored picture; the file is on disk before its row is written. */
export const images = pgTable(
  'images',
  {
    path: text('path').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    target: text('target').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: created(),
  },
  (t) => [index('images_created').on(t.createdAt), index('images_user').on(t.userId, sql`created_at desc`)],
);
