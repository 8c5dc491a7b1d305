import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { users } from './users.ts';

/** Every stored picture; the file is on disk before its row is written, unless the store makes it later. */
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
