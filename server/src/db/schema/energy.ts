import type { Grade } from '@hanca/common/energy.ts';
import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a litre cost on average in a city, week by week: the source gives one year at a time. */
export const gasAverages = pgTable(
  'gas_averages',
  {
    regionId: text('region_id').notNull(),
    grade: text('grade').$type<Grade>().notNull(),
    /** The day that ends it. */
    week: date('week').notNull(),
    /** Per litre, with all taxes. */
    cents: doublePrecision('cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.regionId, t.grade, t.week] })],
);
