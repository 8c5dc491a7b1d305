import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

export const notices = pgTable(
  'notices',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    content: text('content').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => orders('notices', t.id, t.title, t.regionId, t.createdAt, t.updatedAt),
);
