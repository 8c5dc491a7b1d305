import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { realties } from './realties.ts';
import { users } from './users.ts';

export const savedRealties = pgTable(
  'saved_realties',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    realtyId: integer('realty_id')
      .notNull()
      .references(() => realties.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.realtyId] }),
    index('saved_realties_newest').on(t.userId, t.createdAt),
    index('saved_realties_realty').on(t.realtyId),
  ],
);
