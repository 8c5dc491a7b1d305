import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What is known of members who offer homes, from what they did: found anew once a day. */
export const listers = pgTable('listers', {
  id: integer('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of their usual first answer to who writes to them; null where too few wrote, or most had none. */
  answerMinutes: integer('answer_minutes'),
  /** Homes that found somebody. */
  done: integer('done').notNull().default(0),
});
