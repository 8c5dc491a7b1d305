import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /**
     * In the form of `normalEmail`; null for who signs in by another service that gave none. Several may have the same one: it is
     * the account's that verified it, or until then the newest one's first.
     */
    email: text('email'),
    /**
     * When an address of this account was first verified; a later change of address keeps it. Null: only the mail that verifies
     * it may be sent. A reset of the password ends what was attached before.
     */
    verifiedAt: moment('verified_at'),
    name: text('name').notNull(),
    /** Whether `isReservedName` refuses the name by now: its rules may have become stricter since the name was chosen. */
    reservedName: boolean('reserved_name').notNull().default(false),
    /** argon2id; null where the account cannot sign in by password. */
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull().default([]),
    /** The grade, 0 to 5, set by staff: from which on a coupon is for them. */
    level: smallint('level').notNull().default(0),
    /** Nobody signs in to it any more. */
    suspended: boolean('suspended').notNull().default(false),
    /** Until when its member may read but not write, of the strikes that count; over once it is past. */
    suspendedUntil: moment('suspended_until'),
    /** When the terms were agreed to; null for accounts made by the operator. */
    agreedAt: moment('agreed_at'),
    /** Which version of the terms that was; null for the first, which had no name. */
    termsVersion: text('terms_version'),
    /** When the account is to be deleted, as its member wants; null for not at all. Until then they can change their mind. */
    deleteAt: moment('delete_at'),
    /** Staff: until when they may go without a second factor; null before their first sign-in as staff. */
    secondFactorDueAt: moment('second_factor_due_at'),
    /** Zone of the clocks of the browser that signed in last, as IANA names it; null where none has named one. */
    zone: text('zone'),
    /** Of the last sign-in or refresh, also after its session has ended; null for who never signed in. */
    seenAt: moment('seen_at'),
    createdAt: created(),
  },
  (t) => [
    ...orders('users', t.id, t.name, t.createdAt),
    index('users_email').on(t.email),
    uniqueIndex('users_verified_email').on(t.email).where(sql`${t.verifiedAt} is not null`),
    index('users_reserved_name').on(t.id).where(sql`${t.reservedName}`),
    // The last barrier, for whoever forgets `normalEmail`: no form that goes to the address of somebody else.
    check(
      'users_email_normal',
      sql`${t.email} ~ '^[^[:space:][:cntrl:]A-Z@<>(),"]+@[a-z0-9.-]+[.][a-z0-9-]+$'`,
    ),
    index('users_delete_at').on(t.deleteAt).where(sql`${t.deleteAt} is not null`),
  ],
);
