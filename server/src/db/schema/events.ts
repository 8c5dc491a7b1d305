import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders, picturePaths } from './columns.ts';
import { users } from './users.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    place: text('place').notNull(),
    host: text('host').notNull(),
    startDate: moment('start_at').notNull(),
    endDate: moment('end_at').notNull(),
    /** Until when members may join; null: until it starts. */
    deadline: moment('deadline'),
    /** 0 for as many as come. */
    seats: integer('seats').notNull().default(0),
    /** Of the rows in `event_joins`, as they are written with it. */
    joined: integer('joined').notNull().default(0),
    /** CAD. */
    fee: integer('fee').notNull().default(0),
    content: text('content').notNull(),
    /** Comma-separated stored paths. */
    images: text('images').notNull().default(''),
    cancelled: boolean('cancelled').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('events_pictures').using('gin', picturePaths(t.images)),
    ...orders('events', t.id, t.title, t.regionId, t.startDate, t.createdAt, t.updatedAt),
  ],
);

/** Who comes to an event. */
export const eventJoins = pgTable(
  'event_joins',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] }), index('event_joins_user').on(t.userId, t.eventId)],
);
