import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { posts } from './posts.ts';

/** Which post comes first in a category of a region; `mapType` is the category's id. */
export const headlines = pgTable(
  'headlines',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    mapType: integer('map_type').notNull(),
    order: smallint('order').notNull(),
    regionId: text('region_id').notNull(),
  },
  (t) => [
    uniqueIndex('headlines_slot').on(t.regionId, t.mapType, t.order),
    index('headlines_post').on(t.postId),
  ],
);
