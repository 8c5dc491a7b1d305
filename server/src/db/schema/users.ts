import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** When a mail to the address was seen to arrive; null: nothing but the mail that verifies it may be sent there. */
    verifiedAt: moment('verified_at'),
    name: text('name').notNull(),
    /** argon2id; null where the account cannot sign in by password. */
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull().default([]),
    /** The grade, 0 to 5, set by staff: from which on a coupon is for them. */
    level: smallint('level').notNull().default(0),
    suspended: boolean('suspended').notNull().default(false),
    /** When the terms were agreed to; null for accounts made by the operator. */
    agreedAt: moment('agreed_at'),
    /** Of the last sign-in or refresh, also after its session has ended; null for who never signed in. */
    seenAt: moment('seen_at'),
    createdAt: created(),
  },
  (t) => orders('users', t.id, t.name, t.createdAt),
);
