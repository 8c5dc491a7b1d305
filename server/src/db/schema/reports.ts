import type { ReportReason } from '@hanca/common/report-reasons.ts';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { realties } from './realties.ts';
import { users } from './users.ts';

/** What members report of listings; one report of a member for a listing. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    realtyId: integer('realty_id')
      .notNull()
      .references(() => realties.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** Of REPORT_STATUSES. */
    status: smallint('status').notNull().default(0),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_realty_user').on(t.realtyId, t.userId),
    index('reports_status').on(t.status, t.id),
    index('reports_user').on(t.userId, t.id),
  ],
);
