import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.ts';
import { users } from './users.ts';

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
