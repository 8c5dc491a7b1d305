import type { Pace, RequestStatus } from '@hanca/common/golf-joins.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { golfCourses } from './golf-courses.ts';
import { users } from './users.ts';

const member = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

/** Rounds of golf of which members offer seats. */
export const golfJoins = pgTable(
  'golf_joins',
  {
    id: id(),
    /** The host. */
    userId: member(),
    courseId: integer('course_id')
      .notNull()
      .references(() => golfCourses.id),
    teeDate: moment('tee_at').notNull(),
    closesDate: moment('closes_at').notNull(),
    seats: integer('seats').notNull(),
    /** Of the requests that are accepted, as they are written with it. */
    taken: integer('taken').notNull().default(0),
    /** CAD a person; null where the host has not said. */
    greenFee: numeric('green_fee', { precision: 6, scale: 2, mode: 'number' }),
    handicapMin: integer('handicap_min'),
    handicapMax: integer('handicap_max'),
    pace: text('pace').$type<Pace>().notNull(),
    note: text('note').notNull(),
    /** Only who is accepted reads it. */
    contact: text('contact').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** Why staff have hidden it; null for not at all. */
    hiddenReason: text('hidden_reason'),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('golf_joins_tee').on(t.teeDate, t.id),
    index('golf_joins_closes').on(t.closesDate),
    index('golf_joins_user').on(t.userId, t.teeDate),
    index('golf_joins_course').on(t.courseId),
    check('golf_joins_seats', sql`${t.taken} between 0 and ${t.seats}`),
  ],
);

/** Who asked to join a round, and what became of it. */
export const golfRequests = pgTable(
  'golf_requests',
  {
    joinId: integer('join_id')
      .notNull()
      .references(() => golfJoins.id, { onDelete: 'cascade' }),
    userId: member(),
    note: text('note').notNull(),
    status: text('status').$type<RequestStatus>().notNull(),
    /** When they got a seat, also where they gave it up since; null for who never had one. */
    acceptedAt: moment('accepted_at'),
    /** When the status last changed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** When they said that the host did not come. */
    markedHostAt: moment('marked_host_at'),
    /** When the host said that they did not come. */
    markedAt: moment('marked_at'),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.joinId, t.userId] }), index('golf_requests_user').on(t.userId, t.joinId)],
);
