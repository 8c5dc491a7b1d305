import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** argon2id; null where the account cannot sign in by password. */
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull().default([]),
    suspended: boolean('suspended').notNull().default(false),
    /** When the terms were agreed to; null for accounts made by the operator. */
    agreedAt: moment('agreed_at'),
    createdAt: created(),
  },
  (t) => orders('users', t.id, t.name, t.createdAt),
);

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

/** Failed sign-ins and the like, counted by key over a window; shared by all processes and restarts. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});
