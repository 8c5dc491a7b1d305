import type { CrossingSlug, Direction, Lane, WaitSource } from '@hanca/common/border.ts';
import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Every wait that a source has said, for what is usual. */
export const borderWaits = pgTable(
  'border_waits',
  {
    crossing: text('crossing').$type<CrossingSlug>().notNull(),
    direction: text('direction').$type<Direction>().notNull(),
    lane: text('lane').$type<Lane>().notNull(),
    source: text('source').$type<WaitSource>().notNull(),
    at: moment('at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** The hour of its week, from 0 on Sunday; null of what was stored before there were any. */
    slot: smallint('slot'),
  },
  (t) => [
    primaryKey({ columns: [t.crossing, t.direction, t.lane, t.source, t.at] }),
    index('border_waits_slot').on(t.slot, t.at),
  ],
);
