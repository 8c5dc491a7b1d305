import type {
  ALERT_CHANNELS,
  AlertCriteria,
  AlertMode,
  AlertTopic,
  AlertZone,
  NotificationTopic,
} from '@hanca/common/alerts.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { users } from './users.ts';

const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const topic = () => text('topic').$type<AlertTopic>().notNull();
const texts = (name: string) => text(name).array().notNull().default([]);

/** What members want to know of when it comes. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    userId: member(),
    topic: topic(),
    /** Canonical, so that the same criteria are the same value. */
    criteria: jsonb('criteria').$type<AlertCriteria>().notNull(),
    channels: text('channels').array().$type<(typeof ALERT_CHANNELS)[number][]>().notNull(),
    mode: text('mode').$type<AlertMode>().notNull(),
    paused: boolean('paused').notNull().default(false),
    /** What follows from the criteria, by which something new finds the alert: of the keys of a thing this one; null until it is known. */
    key: text('key'),
    /** All of the facts and all of the words, and one of the places: none of them narrow nothing. */
    facts: texts('facts'),
    words: texts('words'),
    places: texts('places'),
    /** Since when it is on: what came before is no news. */
    since: moment('since').notNull().defaultNow(),
    /** Only the version before reads it; the next drops it. */
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('alerts_same').on(t.userId, t.topic, t.criteria),
    // Only the version before reads it; the next drops it.
    index('alerts_topic').on(t.topic, t.mode, t.userId),
    index('alerts_key').on(t.topic, t.key).where(sql`not ${t.paused}`),
    index('alerts_unkeyed').on(t.id).where(sql`${t.key} is null`),
  ],
);

/** For all alerts of a member; who has none has what the columns say. */
export const alertPreferences = pgTable('alert_preferences', {
  userId: member().primaryKey(),
  /** Topics of which nothing is told. */
  off: text('off').array().$type<AlertTopic[]>().notNull().default([]),
  /** Hours of the member's clocks between which nothing is mailed at once; null for none. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  /** Zone whose clocks the member wants all of this by; null for their browser's (users.zone). */
  chosenZone: text('chosen_zone').$type<AlertZone>(),
  /** Only the version before reads it; the next drops it. */
  zone: text('zone').notNull().default('America/Vancouver'),
});

/**
 * What is new and still to find its alerts, queued by triggers in the transaction that made it public. Rows are only ever added,
 * and refer to nothing, so no writer waits for another one or for the job.
 */
export const alertSubjects = pgTable(
  'alert_subjects',
  {
    id: id(),
    topic: topic(),
    /** The id of its row. */
    subject: text('subject').notNull(),
    /** Not before this moment. */
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (t) => [index('alert_subjects_due').on(t.dueAt, t.id)],
);

/** When a mail or a push is due; an urgent one also in quiet hours. */
export type MailTime = AlertMode | 'urgent';

/** What alerts have found for a member, once however many of their alerts have. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: member(),
    /** Which found it, also once that is deleted, and null where none did: to check it for each member took most of the time of finding them. */
    alertId: integer('alert_id'),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    subject: text('subject').notNull(),
    /** The mail, and the push, that it waits for; null for none, and once it is queued. */
    mail: text('mail').$type<MailTime>(),
    push: text('push').$type<MailTime>(),
    readAt: moment('read_at'),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('notifications_same').on(t.userId, t.topic, t.subject),
    index('notifications_member').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_mail').on(t.mail, t.userId, t.id).where(sql`${t.mail} is not null`),
    index('notifications_push').on(t.push, t.userId, t.id).where(sql`${t.push} is not null`),
  ],
);
