import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** ISO 3166 code of the country it was used from last; null for unknown. */
    country: text('country'),
    /** When whoever uses it last proved that they own the account, by a password or a passkey or by signing in; null: unknown. */
    authenticatedAt: moment('authenticated_at').defaultNow(),
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
    /** What makes the successor of the token itself, which is not stored: the same for everyone who presents it. */
    salt: text('salt'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Browsers that have signed in to an account, so that failures elsewhere do not shut them out. They open nothing. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the browser's cookie, base64url. */
    hash: text('hash').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] }), index('known_devices_hash').on(t.hash)],
);

/** The newest mail that verifies an account's address. */
export const emailVerifications = pgTable('email_verifications', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's token, base64url. */
  tokenHash: text('token_hash').notNull().unique(),
  /** HMAC of the six digits under the server's secret: a bare hash of so few is as good as the digits. */
  codeHash: text('code_hash').notNull(),
  /**
   * The session that asked for the mail: a proof from there leaves the account as it is. Null until a sign-up has its session. No
   * reference: a session that has ended proves nothing.
   */
  askedIn: uuid('asked_in'),
  expiresAt: moment('expires_at').notNull(),
  /** When either was used; neither works again. */
  usedAt: moment('used_at'),
});

/** What can be used once: a mailed link, a challenge of a passkey, a request to another service. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text('hash').primaryKey(),
    /** What it is for. */
    kind: text('kind').notNull(),
    /** Whose it is; null where nobody is known yet. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What is to be known when it is used. */
    data: jsonb('data').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.kind),
    index('one_time_tokens_expires').on(t.expiresAt),
  ],
);
