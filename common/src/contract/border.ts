import { z } from 'zod';
import {
  CROSSING_SLUGS,
  DIRECTIONS,
  LANES,
  ROAD_KINDS,
  ROAD_SEVERITIES,
  ROAD_STATES,
  WAIT_SOURCES,
  WAIT_STATES,
} from '../border.ts';
import { get } from '../endpoint.ts';
import { wireDate } from '../fields.ts';
import { HOLIDAY_COUNTRIES } from '../holidays.ts';

const wait = z.object({
  crossing: z.enum(CROSSING_SLUGS),
  name: z.string(),
  direction: z.enum(DIRECTIONS),
  lane: z.enum(LANES),
  /** Null where it is not known, or too old to be shown. */
  minutes: z.number().nullable(),
  state: z.enum(WAIT_STATES),
  lanesOpen: z.number().nullable(),
  /** When the crossing is open, in the source's words; '' where it does not say. */
  hours: z.string(),
  source: z.enum(WAIT_SOURCES),
  sourceName: z.string(),
  /** Where people read the same. */
  sourcePage: z.string(),
  attribution: z.string(),
  /** Minutes that are usual at this hour of the week, where enough is known and somebody is at it: for cars alone. */
  usual: z.number().nullable(),
  /** Of what is left of today the hour with the shortest usual wait, on how many days it was measured; `isNow` for the present one. */
  best: z.object({ hour: z.number(), minutes: z.number(), isNow: z.boolean(), days: z.number() }).nullable(),
  sourceAt: wireDate,
  fetchedAt: wireDate,
  /** Older than it should be: not what it is now. */
  stale: z.boolean(),
  /** An example, of whatever time, or what the source says. */
  mode: z.enum(['demo', 'live']),
});
export type Wait = z.output<typeof wait>;

const usual = z.object({
  direction: z.enum(DIRECTIONS),
  /** 0 for Sunday. */
  weekday: z.number(),
  hour: z.number(),
  minutes: z.number(),
  /** On how many days it was measured. */
  days: z.number(),
});
export type UsualWait = z.output<typeof usual>;

const road = z.object({
  id: z.string(),
  kind: z.enum(ROAD_KINDS),
  severity: z.enum(ROAD_SEVERITIES),
  state: z.enum(ROAD_STATES),
  /** In English, as the source has them. */
  road: z.string(),
  text: z.string(),
  /** The crossings that it is on the way to. */
  near: z.array(z.enum(CROSSING_SLUGS)),
  updatedAt: wireDate,
  ...{ source: z.string(), sourcePage: z.string(), attribution: z.string() },
  fetchedAt: wireDate,
  stale: z.boolean(),
  mode: z.enum(['demo', 'live']),
});
export type RoadEvent = z.output<typeof road>;

/** By how many minutes, over how many past long weekends. */
const longer = z.object({ minutes: z.number(), weekends: z.number() }).nullable();

const holidayOutlook = z.object({
  /** In the order of their days, YYYY-MM-DD. */
  coming: z.array(z.object({ day: z.string(), country: z.enum(HOLIDAY_COUNTRIES), name: z.string() })),
  /** How much longer than usual cars waited on past long weekends; null where our own history does not show it. */
  longer: z.object({ US: longer, CA: longer }),
});
export type HolidayOutlook = z.output<typeof holidayOutlook>;

/** What waits are made of. */
const reads = WAIT_SOURCES.map((source) => `feed_snapshots@feed:${source}`);

/** Waits at the crossings into the United States and back. */
export const border = {
  list: get('/v1/query/border', {
    summary: 'Waits at the crossings, of each lane and source; nothing where no feed of them is on',
    reads,
    reply: z.array(wait),
  }),
  roads: get('/v1/query/border/roads', {
    summary:
      'What happens on the roads to the crossings, the worst first; nothing where the feed of it is off',
    reads: ['feed_snapshots@feed:drivebc'],
    reply: z.array(road),
  }),
  holidays: get('/v1/query/border/holidays', {
    summary: 'Holidays of either country in the coming ten days, and how waits were on those before them',
    reads: ['border_holidays'],
    reply: holidayOutlook,
  }),
  usual: get('/v1/query/border/{crossing}/usual', {
    summary: 'Waits of cars that are usual at a crossing by weekday and hour, as far as enough is known',
    params: z.object({ crossing: z.enum(CROSSING_SLUGS) }),
    reads,
    reply: z.array(usual),
  }),
};
