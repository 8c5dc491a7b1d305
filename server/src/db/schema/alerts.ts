import type { ALERT_CHANNELS, ALERT_MODES, ALERT_TOPICS, AlertCriteria } from '@hanca/common/alerts.ts';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id } from './columns.ts';
import { users } from './users.ts';

/** What members want to know of when it comes. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<(typeof ALERT_TOPICS)[number]>().notNull(),
    /** Canonical, so that the same criteria are the same value. */
    criteria: jsonb('criteria').$type<AlertCriteria>().notNull(),
    channels: text('channels').array().$type<(typeof ALERT_CHANNELS)[number][]>().notNull(),
    mode: text('mode').$type<(typeof ALERT_MODES)[number]>().notNull(),
    paused: boolean('paused').notNull().default(false),
    /** Up to where its member knows all: of homes the id of the newest one that was mailed or was there before the alert. */
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('alerts_same').on(t.userId, t.topic, t.criteria),
    // In the order in which a job goes through members, or through all of a topic.
    index('alerts_topic').on(t.topic, t.mode, t.userId),
  ],
);
