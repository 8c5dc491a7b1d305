import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Addresses to which a mail server has refused mails for good. */
export const failingAddresses = pgTable('failing_addresses', {
  recipient: text('recipient').primaryKey(),
  failures: smallint('failures').notNull(),
  /** Since when they are counted. */
  since: moment('since').notNull().defaultNow(),
});
