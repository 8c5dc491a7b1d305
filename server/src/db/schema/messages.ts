import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id } from './columns.ts';
import { realties } from './realties.ts';
import { users } from './users.ts';

/** What members write to each other about a listing. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** Null when the listing is gone. */
    realtyId: integer('realty_id').references(() => realties.id, { onDelete: 'set null' }),
    fromUserId: integer('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: integer('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: created(),
  },
  (t) => [
    index('messages_from').on(t.fromUserId, t.id),
    index('messages_to').on(t.toUserId, t.id),
    index('messages_realty').on(t.realtyId),
  ],
);
