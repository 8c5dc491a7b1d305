import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What is known of members who offer homes, from what they did: found anew once a day. */
export const listers = pgTable('listers', {
  id: integer('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Minutes within which they usually answer who writes for the first time; null where too few wrote, or most had no answer. */
  answersWithin: integer('answer_minutes'),
  /** Homes that found somebody. */
  done: integer('done').notNull().default(0),
});
