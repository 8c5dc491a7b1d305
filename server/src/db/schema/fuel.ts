import type { PriceKind, StationGrade } from '@hanca/common/fuel-stations.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';
import { users } from './users.ts';

/** Where petrol is sold, as staff enter it. */
export const fuelStations = pgTable(
  'fuel_stations',
  {
    id: id(),
    title: text('title').notNull(),
    brand: text('brand').notNull().default(''),
    address: text('address').notNull(),
    regionId: text('region_id').notNull(),
    location: jsonb('location').$type<{ lat: number; lng: number }>().notNull(),
    hours: text('hours').notNull().default(''),
    membership: boolean('membership').notNull().default(false),
    source: text('source').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => orders('fuel_stations', t.id, t.title, t.brand, t.regionId, t.createdAt, t.updatedAt),
);

/** What a litre cost where, as staff or a member saw it. A member has one of each station, grade and kind. */
export const fuelPrices = pgTable(
  'fuel_prices',
  {
    id: id(),
    stationId: integer('station_id')
      .notNull()
      .references(() => fuelStations.id, { onDelete: 'cascade' }),
    grade: text('grade').$type<StationGrade>().notNull(),
    kind: text('kind').$type<PriceKind>().notNull(),
    /** Per litre, to a tenth. */
    cents: doublePrecision('cents').notNull(),
    seenDate: moment('seen_at').notNull(),
    /** Null for staff. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    byMember: boolean('by_member').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('fuel_prices_own').on(t.userId, t.stationId, t.grade, t.kind).where(sql`user_id is not null`),
    index('fuel_prices_station').on(t.stationId),
    index('fuel_prices_seen').on(t.seenDate),
  ],
);
