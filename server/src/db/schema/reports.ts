import type { Hideable, Measure, StrikeMeasure } from '@hanca/common/moderation.ts';
import type { ReportReason } from '@hanca/common/report-reasons.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { comments } from './comments.ts';
import { conversations } from './conversations.ts';
import { golfJoins } from './golf-joins.ts';
import { posts } from './posts.ts';
import { realties } from './realties.ts';
import { users } from './users.ts';

/** What members or screening report: a listing, a conversation about one, a post, a comment or a round of golf. One report of a member for each, and one of screening. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Null in a report of anything else. */
    realtyId: integer('realty_id').references(() => realties.id, { onDelete: 'cascade' }),
    conversationId: integer('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: integer('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    golfJoinId: integer('golf_join_id').references(() => golfJoins.id, { onDelete: 'cascade' }),
    /** The words of that comment, post or round as it was reported: it may be changed or deleted before staff read it. */
    quote: text('quote').notNull().default(''),
    /** Null in a report of screening, which `screenings` says more of. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** Of REPORT_STATUSES. */
    status: smallint('status').notNull().default(0),
    /** What staff decided, and who; null where nobody decided, as of a report that was only closed. */
    measure: text('measure').$type<Measure>(),
    suspended: boolean('suspended').notNull().default(false),
    /** Until when the reported member may not write; null where they go on. */
    until: moment('until'),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_realty_user').on(t.realtyId, t.userId),
    uniqueIndex('reports_conversation_user').on(t.conversationId, t.userId),
    uniqueIndex('reports_post_user').on(t.postId, t.userId),
    uniqueIndex('reports_comment_user').on(t.commentId, t.userId),
    uniqueIndex('reports_golf_join_user').on(t.golfJoinId, t.userId),
    uniqueIndex('reports_post_waiting').on(t.postId).where(sql`${t.userId} is null`),
    uniqueIndex('reports_realty_screened').on(t.realtyId).where(sql`${t.userId} is null`),
    uniqueIndex('reports_conversation_screened').on(t.conversationId).where(sql`${t.userId} is null`),
    index('reports_status').on(t.status, t.id),
    index('reports_user').on(t.userId, t.id),
  ],
);

/** What staff decided against members, and rounds of golf to which others said that they did not come. Apart from the reports, which go with a listing that its owner deletes. */
export const strikes = pgTable(
  'strikes',
  {
    id: id(),
    /** Against whom. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    measure: text('measure').$type<StrikeMeasure>().notNull(),
    suspended: boolean('suspended').notNull(),
    /** Until when they may not write; null where they go on. A suspension that staff end early ends at that moment. */
    until: moment('until'),
    /** What it was about: the title of a listing as it was then, or a conversation. */
    title: text('title').notNull(),
    /** Whether it was about anonymous talk: then nothing that staff read names both the member and what it was about. */
    anonymous: boolean('anonymous').notNull().default(false),
    /** What was hidden, by the feature of the contract ('posts') and its id, which may be deleted meanwhile; null for nothing. */
    feature: text('feature').$type<Hideable>(),
    recordId: integer('record_id'),
    /** What the member was told. */
    reason: text('reason').notNull(),
    settledBy: integer('settled_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the member says against it, once; null where they said nothing. */
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    /** What staff answered, and whether they took it back; null where the appeal waits or there is none. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    lifted: boolean('lifted').notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    index('strikes_user').on(t.userId, t.id),
    index('strikes_no_show').on(t.createdAt).where(sql`${t.measure} = 'no_show'`),
    index('strikes_appealed').on(t.appealedAt, t.id).where(sql`${t.appealedAt} is not null`),
  ],
);
