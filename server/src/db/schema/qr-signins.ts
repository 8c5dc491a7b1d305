import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** QR codes that sign a browser in once a phone approves. Of the browser's, the phone's and the session's secrets only hashes. */
export const qrSignins = pgTable(
  'qr_signins',
  {
    /** SHA-256 of the session id, base64url: what the browser polls with. */
    hash: text('hash').primaryKey(),
    /** SHA-256 of the code in the QR, base64url. */
    codeHash: text('code_hash').notNull().unique(),
    /** SHA-256 of the cookie of the browser that drew the code, base64url: it alone is signed in. */
    browserHash: text('browser_hash').notNull(),
    /** Two digits that the browser shows and the phone's owner enters. */
    number: smallint('number').notNull(),
    /** Wrong numbers entered so far. */
    wrongNumbers: smallint('wrong_numbers').notNull().default(0),
    /** Browser and system in words. */
    device: text('device').notNull(),
    /** ISO 3166 code of the country the browser is in; null for unknown. */
    country: text('country'),
    status: text('status', { enum: ['pending', 'approved', 'refused', 'collected'] }).notNull(),
    /** Who approved. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('qr_signins_user').on(t.userId), index('qr_signins_expires').on(t.expiresAt)],
);
