import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { users } from './users.ts';

/** Answers to creates that carried an Idempotency-Key, stored for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the client sent it. */
    key: text('key').notNull(),
    /** SHA-256 of the call: its path, parameters and body. */
    fingerprint: text('fingerprint').notNull(),
    /** The reply's JSON; '' where it holds a secret. */
    reply: text('reply').notNull().default(''),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);
