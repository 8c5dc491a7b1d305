import type { LandmarkKind } from '@hanca/common/landmarks.ts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** Korean markets and schools, as staff enter them. */
export const landmarks = pgTable(
  'landmarks',
  {
    id: id(),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull().default(''),
    kind: text('kind').$type<LandmarkKind>().notNull(),
    regionId: text('region_id').notNull(),
    location: jsonb('location').$type<{ lat: number; lng: number }>().notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => orders('landmarks', t.id, t.title, t.regionId, t.createdAt, t.updatedAt),
);
