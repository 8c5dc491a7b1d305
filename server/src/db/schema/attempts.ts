import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Failed sign-ins and the like, counted by key over a window; shared by all processes and restarts. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});
