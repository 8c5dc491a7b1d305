import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    value: integer('value').notNull(),
    title: text('title').notNull(),
    /** The parent's id; 0 for a root. */
    pid: integer('pid').notNull(),
    /** Of a post type: whether members write posts of it. */
    openToMembers: boolean('open_to_members').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('categories_pid_value').on(t.pid, t.value)],
);
