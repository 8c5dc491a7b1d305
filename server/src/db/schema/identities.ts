import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { users } from './users.ts';

/** Accounts of other services by which members sign in. */
export const identities = pgTable(
  'identities',
  {
    /** kakao, google or apple. */
    provider: text('provider').notNull(),
    /** The service's own id of the person, which never changes. */
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the service gave when it was linked; null for none. */
    email: text('email'),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    uniqueIndex('identities_user').on(t.userId, t.provider),
  ],
);
