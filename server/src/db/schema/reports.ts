import type { Measure } from '@hanca/common/moderation.ts';
import type { ReportReason } from '@hanca/common/report-reasons.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { realties } from './realties.ts';
import { users } from './users.ts';

/** What members or screening report: a listing, or a conversation about one. One report of a member for each, and one of screening. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Null in a report of a conversation. */
    realtyId: integer('realty_id').references(() => realties.id, { onDelete: 'cascade' }),
    conversationId: integer('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null in a report of screening, which `screenings` says more of. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** Of REPORT_STATUSES. */
    status: smallint('status').notNull().default(0),
    /** What staff decided, and who; null where nobody decided, as of a report that was only closed. */
    measure: text('measure').$type<Measure>(),
    suspended: boolean('suspended').notNull().default(false),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_realty_user').on(t.realtyId, t.userId),
    uniqueIndex('reports_conversation_user').on(t.conversationId, t.userId),
    uniqueIndex('reports_realty_screened').on(t.realtyId).where(sql`${t.userId} is null`),
    uniqueIndex('reports_conversation_screened').on(t.conversationId).where(sql`${t.userId} is null`),
    index('reports_status').on(t.status, t.id),
    index('reports_user').on(t.userId, t.id),
  ],
);

/** What staff decided against members. Apart from the reports, which go with a listing that its owner deletes. */
export const strikes = pgTable(
  'strikes',
  {
    id: id(),
    /** Against whom. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    measure: text('measure').$type<Measure>().notNull(),
    suspended: boolean('suspended').notNull(),
    /** What it was about: the title of a listing as it was then, or a conversation. */
    title: text('title').notNull(),
    /** What the member was told. */
    reason: text('reason').notNull(),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: created(),
  },
  (t) => [index('strikes_user').on(t.userId, t.id)],
);
