import type { ProgramGroup, Season } from '@hanca/common/registrations.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, moment, orders } from './columns.ts';

/** When registrations for the recreation programs of a city open, as staff enter them. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    year: integer('year').notNull(),
    season: text('season').$type<Season>().notNull(),
    group: text('program_group').$type<ProgramGroup>().notNull(),
    /** What the clocks of the city show, as it was entered; '' where residents have no time of their own. */
    residentsTime: text('residents_time').notNull().default(''),
    opensTime: text('opens_time').notNull(),
    /** What follows from them: the zone of the city, and the moments. */
    zone: text('zone').notNull(),
    residentsDate: moment('residents_at'),
    opensDate: moment('opens_at').notNull(),
    /** When members are reminded of which of them, from which a trigger queues what alerts look for; none of what is expected. */
    reminders: jsonb('reminders').$type<{ subject: string; at: string }[]>().notNull().default([]),
    url: text('url').notNull(),
    source: text('source').notNull(),
    note: text('note').notNull().default(''),
    /** Not announced yet: reckoned from earlier seasons. */
    expected: boolean('expected').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('registrations_same').on(t.regionId, t.year, t.season, t.title),
    index('registrations_opens').on(t.opensDate),
    ...orders('registrations', t.id, t.title, t.opensTime, t.createdAt, t.updatedAt),
  ],
);
