import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** Tables of points of Express Entry that staff enter beside the one that is built in. */
export const crsGrids = pgTable(
  'crs_grids',
  {
    id: id(),
    /** YYYY-MM-DD. */
    validFrom: text('valid_from').notNull(),
    url: text('url').notNull(),
    /** JSON that was checked when it was written. */
    grid: text('grid').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('crs_grids_same').on(t.validFrom),
    ...orders('crs_grids', t.id, t.validFrom, t.createdAt, t.updatedAt),
  ],
);
