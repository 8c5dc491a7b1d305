import type { FEED_STATES } from '@hanca/common/feeds.ts';
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** What is known of each feed of outside data: when it was fetched, what became of it, when it is next. */
export const feeds = pgTable('feeds', {
  name: text('name').primaryKey(),
  paused: boolean('paused').notNull().default(false),
  state: text('state').$type<(typeof FEED_STATES)[number]>().notNull().default('new'),
  /** Why the last attempt brought nothing; '' where it did. */
  error: text('error').notNull().default(''),
  failures: smallint('failures').notNull().default(0),
  checkedAt: moment('checked_at'),
  nextAt: moment('next_at').notNull().defaultNow(),
  /** Its host wants no request before. */
  blockedUntil: moment('blocked_until'),
  /** The last answer that was not taken, as it came. */
  refused: text('refused'),
});

/** The last good copy of each feed, which screens show. */
export const feedSnapshots = pgTable('feed_snapshots', {
  id: id(),
  feed: text('feed').notNull().unique(),
  /** An example, fetched, or entered by staff. */
  origin: text('origin').$type<'demo' | 'live' | 'staff'>().notNull(),
  rows: jsonb('rows').$type<unknown[]>().notNull(),
  /** Records in the answer. */
  count: integer('count').notNull(),
  /** The names of their fields; which were new or gone compared with the copy before, and when. */
  fields: text('fields').array().notNull(),
  changedFields: text('changed_fields').notNull().default(''),
  fieldsChangedAt: moment('fields_changed_at'),
  warnings: text('warnings').array().notNull(),
  source: text('source').notNull(),
  attribution: text('attribution').notNull(),
  sourceAt: moment('source_at'),
  /** When the source last gave it, or said that it is as it was. */
  fetchedAt: moment('fetched_at').notNull(),
  etag: text('etag').notNull(),
  lastModified: text('last_modified').notNull(),
});
