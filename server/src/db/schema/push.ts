import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './account.ts';
import { created, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Browsers that take pushes for a member. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in in this browser: who signs out there, or is signed out, is told nothing there. Null once it ended for want of use. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at its push service, which nobody else knows. */
    endpoint: text('endpoint').notNull().unique(),
    /** Its public key and its secret, base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Browser and system in words. */
    device: text('device').notNull(),
    /** When the browser last said that it takes them. */
    usedAt: moment('used_at').notNull().defaultNow(),
    /** When its push service last took one; null for never. */
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId, t.usedAt),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);

/** Pushes that wait to be sent, each named by a job of pg-boss; one that is sent is deleted. */
export const pushes = pgTable(
  'pushes',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    /** A phone that saves its battery shows it at once too. */
    urgent: boolean('urgent').notNull(),
    /** When it is no news any more. */
    until: moment('until').notNull(),
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (t) => [index('pushes_due').on(t.dueAt), index('pushes_subscription').on(t.subscriptionId)],
);
