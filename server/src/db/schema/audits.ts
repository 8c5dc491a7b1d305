import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id } from './columns.ts';
import { users } from './users.ts';

/** What staff have changed, and every sign-in: who, what, before and after, when, from where. Never changed itself. */
export const audits = pgTable(
  'audits',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The feature and the verb of the contract: 'posts', 'update'. */
    feature: text('feature').notNull(),
    action: text('action').notNull(),
    /** Null where the call is about no single record. */
    recordId: integer('record_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** The address of the call; null for what the product did itself, and for entries of before. */
    ip: text('ip'),
    createdAt: created(),
  },
  (t) => [
    index('audits_record').on(t.feature, t.recordId, t.id),
    index('audits_user').on(t.userId, t.id),
    // Finds the listings of a member that staff deleted, when the account is removed: only the trail knows whose they were.
    index('audits_lister').on(sql`(${t.before} ->> 'userId')`).where(sql`${t.feature} = 'realties'`),
  ],
);
