import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.ts';
import { users } from './users.ts';

/** Addresses of members' own calendars. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the address, base64url; the secret itself is never stored. */
  hash: text('hash').notNull().unique(),
  /** When a calendar last read it, to the hour; null for never. */
  readAt: moment('read_at'),
  createdAt: created(),
});
