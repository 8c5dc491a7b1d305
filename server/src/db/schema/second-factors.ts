import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.ts';
import { users } from './users.ts';

/** Second factors: one-time codes by time (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted with the server's own. */
  secret: text('secret').notNull(),
  /** When its owner showed that their app gives the codes; null: it is not in force yet. */
  confirmedAt: moment('confirmed_at'),
  /** The step of 30 seconds of the last code that was used: no code is good twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** What is left of the recovery codes, each sealed with the server's secret. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
  createdAt: created(),
});
