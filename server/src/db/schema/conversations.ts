import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment } from './columns.ts';
import { realties } from './realties.ts';
import { users } from './users.ts';

const member = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
/** The last message that a side has seen; what the other wrote after it is unread. */
const lastRead = (name: string) => integer(name).notNull().default(0);

/** What one member and the lister of a home write to each other about it. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** Null when the listing is gone. */
    realtyId: integer('realty_id').references(() => realties.id, { onDelete: 'set null' }),
    listerId: member('lister_id'),
    askerId: member('asker_id'),
    /** 0 until there is one, which is within the same transaction. */
    lastMessageId: integer('last_message_id').notNull().default(0),
    listerReadId: lastRead('lister_read_id'),
    askerReadId: lastRead('asker_read_id'),
    /** Whether a side gets no mails about it. */
    listerMuted: boolean('lister_muted').notNull().default(false),
    askerMuted: boolean('asker_muted').notNull().default(false),
  },
  (t) => [
    uniqueIndex('conversations_realty_asker').on(t.realtyId, t.askerId),
    index('conversations_lister').on(t.listerId, t.lastMessageId),
    index('conversations_asker').on(t.askerId, t.lastMessageId),
  ],
);

/** The messages of conversations. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** A trigger fills it for the version before, which writes none; the next version drops that. */
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** As of its conversation, for the version before. */
    realtyId: integer('realty_id').references(() => realties.id, { onDelete: 'set null' }),
    fromUserId: member('from_user_id'),
    toUserId: member('to_user_id'),
    /** '' of who has left, and where there are photos alone. */
    text: text('text').notNull(),
    /** Stored paths, which only the two may see. */
    images: text('images').array().notNull().default(sql`'{}'`),
    /** When its writer would like to see or show the home. */
    viewingAt: moment('viewing_at'),
    /** What the other side answered to that; null until it did. */
    viewingAccepted: boolean('viewing_accepted'),
    createdAt: created(),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.id),
    index('messages_from').on(t.fromUserId, t.id),
    index('messages_to').on(t.toUserId, t.id),
    index('messages_realty').on(t.realtyId),
  ],
);

/** Who wants to hear nothing of whom. */
export const blocks = pgTable(
  'blocks',
  { userId: member('user_id'), blockedId: member('blocked_id'), createdAt: created() },
  (t) => [primaryKey({ columns: [t.userId, t.blockedId] }), index('blocks_blocked').on(t.blockedId)],
);

/** What a member tells listers about themselves when they want to. */
export const renterCards = pgTable('renter_cards', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  people: integer('people'),
  job: text('job').notNull().default(''),
  /** YYYY-MM-DD, or '' for any time. */
  moveIn: text('move_in').notNull().default(''),
  termMonths: integer('term_months'),
  pets: text('pets').notNull().default(''),
  /** Codes of LANGUAGES. */
  languages: text('languages').array().notNull().default(sql`'{}'`),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
