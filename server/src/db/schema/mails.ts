import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';

/** Mails that wait to be sent, each named by a job of pg-boss; a mail that is sent is deleted. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The same as HTML; null for a mail of text alone. */
    html: text('html'),
    /** The address at which its reader, or their mail program, ends such mails (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Only the version before reads it; the next drops it. */
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment. */
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (t) => [index('mails_due').on(t.dueAt), index('mails_recipient').on(t.recipient)],
);
