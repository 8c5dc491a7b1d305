import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { users } from './users.ts';

export const savedRealties = pgTable(
  'saved_realties',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a listing that may be deleted meanwhile: what its member noted stays theirs. */
    realtyId: integer('realty_id').notNull(),
    note: text('note').notNull().default(''),
    /** As the listing was when it was saved; null where that was before they were stored. */
    price: integer('price'),
    status: smallint('status'),
    /** As its member saw it last, the state -1 where it could not be seen; null until then. */
    seenPrice: integer('seen_price'),
    seenStatus: smallint('seen_status'),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.realtyId] }),
    index('saved_realties_newest').on(t.userId, t.createdAt),
    index('saved_realties_realty').on(t.realtyId),
  ],
);
