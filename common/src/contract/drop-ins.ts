import { z } from 'zod';
import { DROP_IN_AGES, DROP_IN_KINDS } from '../drop-ins.ts';
import { get } from '../endpoint.ts';
import { wireDate, wireDay, wireInteger } from '../fields.ts';
import { SEARCHES } from '../limits.ts';
import { codes } from './realty-filter.ts';

const session = z.object({
  /** In the words of the source, and what of them is translated is for the page. */
  title: z.string(),
  kind: z.enum(codes(DROP_IN_KINDS)),
  /** By the clocks of the city: '2026-11-25', '07:30' and '08:45'. */
  day: z.string(),
  start: z.string(),
  end: z.string(),
  /** In full years; null for no limit. */
  ageMin: z.number().nullable(),
  ageMax: z.number().nullable(),
  /** A place is to be reserved beforehand. */
  reserved: z.boolean(),
  placeId: z.number(),
  place: z.string(),
  address: z.string(),
});
export type DropIn = z.output<typeof session>;

const counted = <T extends z.ZodType>(name: T) => z.array(z.object({ value: name, count: z.number() }));

const dropInList = z.object({
  /** Off; on but nothing was fetched yet; too old to be shown; shown. */
  state: z.enum(['off', 'waiting', 'old', 'shown']),
  /** The day that it is of, and today by the clocks of the city; both as YYYY-MM-DD. */
  day: z.string(),
  today: z.string(),
  /** By start and place. */
  sessions: z.array(session),
  count: z.number(),
  /** Of that day, age and place: how many there are of each kind, the most first, and that which is chosen also without any. */
  kinds: counted(z.enum(codes(DROP_IN_KINDS))),
  /** Of the week. */
  places: z.array(z.object({ id: z.number(), name: z.string() })),
  /** When the last good answer came; null without one. */
  fetchedAt: wireDate.nullable(),
  /** Whose they are; null where none are shown. */
  credit: z
    .object({
      source: z.string(),
      sourcePage: z.string(),
      attribution: z.string(),
      stale: z.boolean(),
      mode: z.enum(['demo', 'live']),
    })
    .nullable(),
});
export type DropInList = z.output<typeof dropInList>;

/** What one goes to in Toronto without registering for a season. */
export const dropIns = {
  list: get('/v1/query/drop-ins', {
    summary:
      'Drop-in sessions of a day in Toronto that are not over, by default of today; none where the feed of them is off or too old',
    query: z.object({
      day: wireDay.optional().meta({ description: 'One of the next seven days; others have none' }),
      kind: z.enum(codes(DROP_IN_KINDS)).optional(),
      age: z.enum(codes(DROP_IN_AGES)).optional(),
      placeId: wireInteger(1).optional(),
      skip: wireInteger(0).optional(),
      limit: wireInteger(1, 100).optional().meta({ description: 'Default 50' }),
    }),
    limit: SEARCHES,
    reads: ['feed_snapshots@feed:toronto_dropin'],
    reply: dropInList,
  }),
};
