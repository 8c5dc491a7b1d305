import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

/** Passkeys (WebAuthn credentials) of members. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url, which the authenticator made. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its member calls it. */
    name: text('name').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** Grows with every use where the authenticator counts; a smaller one is a copy's. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator: 'internal', 'hybrid', 'usb', … */
    transports: text('transports').array().notNull().default([]),
    /** Whether it is stored with a service and lives on other devices too. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: created(),
    usedAt: moment('used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);
