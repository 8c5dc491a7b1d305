import {
  CROSSINGS,
  type CrossingSlug,
  ROAD_KINDS,
  ROAD_SEVERITIES,
  type RoadState,
} from '@hanca/common/border.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal, isAhead, jsonRecords } from '../../feeds/feed.ts';
import { metresBetween } from '../geo/metres.ts';

/** What happens on a road to a crossing. */
export interface RoadEvent {
  id: string;
  kind: (typeof ROAD_KINDS)[number];
  severity: (typeof ROAD_SEVERITIES)[number];
  state: RoadState;
  /** In English, as the source has them. */
  road: string;
  text: string;
  near: CrossingSlug[];
  /** ISO 8601 in UTC. */
  updatedAt: string;
  /** When it ends; null for nobody knows. */
  until: string | null;
}

const event = z.object({
  id: z.string().min(1),
  status: z.string(),
  updated: z.iso.datetime({ offset: true }),
  description: z.string().min(1),
  schedule: z.object({
    intervals: z.array(z.string().regex(/^[\d:T-]{16,19}Z?\/(?:[\d:T-]{16,19}Z?)?$/)).optional(),
  }),
  event_type: z.enum(ROAD_KINDS),
  severity: z.enum(ROAD_SEVERITIES),
  geography: z.object({ type: z.string(), coordinates: z.array(z.unknown()).min(1) }),
  roads: z.array(
    z.object({
      name: z.string(),
      from: z.string().optional(),
      state: z.enum(['CLOSED', 'SOME_LANES_CLOSED', 'SINGLE_LANE_ALTERNATING', 'ALL_LANES_OPEN']).optional(),
    }),
  ),
});
type Event = z.output<typeof event>;

const point = z.tuple([z.number(), z.number()]).rest(z.number());

/** The points of a geometry of GeoJSON, however deep they are. Throws FeedRefusal. */
const pointsOf = (coordinates: unknown[]): { lat: number; lng: number }[] => {
  const { data } = point.safeParse(coordinates);
  if (data) return [{ lng: data[0], lat: data[1] }];
  return coordinates.flatMap((inner) => {
    if (!Array.isArray(inner)) throw new FeedRefusal('좌표를 읽을 수 없어요.');
    return pointsOf(inner);
  });
};

/** How far from a crossing a road still leads to it. */
const NEAR_METRES = 15_000;

const nearOf = ({ geography }: Event): CrossingSlug[] => {
  const points = pointsOf(geography.coordinates);
  return CROSSINGS.filter((crossing) =>
    points.some((one) => metresBetween(one, crossing) <= NEAR_METRES),
  ).map(({ slug }) => slug);
};

/** The end of its last interval, which is in UTC with or without the letter. */
const untilOf = ({ schedule: { intervals = [] } }: Event): string | null => {
  const ends = intervals.map((interval) => interval.split('/')[1]?.replace(/Z$/, '') ?? '');
  if (ends.length === 0 || ends.includes('')) return null;
  const last = Math.max(...ends.map((end) => Date.parse(`${end}Z`)));
  if (Number.isNaN(last)) throw new FeedRefusal(`읽을 수 없는 기간이에요: ${intervals.join(', ')}`);
  return new Date(last).toISOString();
};

const stateOf = ({ roads, description }: Event): RoadState => {
  const states = roads.flatMap(({ state }) => state ?? []);
  // The older form says it in its words alone.
  if (states.includes('CLOSED') || (states.length === 0 && /\bclosed\b/i.test(description))) return 'closed';
  return states.some((state) => state !== 'ALL_LANES_OPEN') ? 'some' : 'open';
};

/** What happens on the highways to the crossings, by the province. */
export const drivebc = defineFeed({
  name: 'drivebc',
  title: 'DriveBC',
  page: 'https://www.drivebc.ca',
  attribution: 'Contains information licensed under the Open Government Licence – British Columbia',
  url: () =>
    'https://api.open511.gov.bc.ca/events?format=json&status=ACTIVE&bbox=-123.35,49.0,-122.0,49.45&limit=500',
  everyMinutes: 5,
  paceSeconds: 30,
  staleMinutes: 30,
  goneMinutes: 120,
  mayShrink: true,
  sample: new URL('samples/drivebc-open511-events-sample.json', import.meta.url),
  records: jsonRecords('events'),
  record: event,
  rows: (events, now) => {
    const ahead = events.find(({ updated }) => isAhead(new Date(updated), now));
    if (ahead) throw new FeedRefusal(`앞선 시각이에요: ${ahead.updated}`);
    const rows = events.flatMap((one): RoadEvent[] => {
      const near = nearOf(one);
      const until = untilOf(one);
      const [road] = one.roads;
      if (near.length === 0 || one.status !== 'ACTIVE') return [];
      return [
        {
          ...{ id: one.id, kind: one.event_type, severity: one.severity, state: stateOf(one), near, until },
          road: (road?.name === 'Other Roads' ? road.from : road?.name) ?? '',
          text: one.description,
          updatedAt: new Date(one.updated).toISOString(),
        },
      ];
    });
    // Its own times are those of the single events: what counts is when the list was fetched.
    return { rows, sourceAt: null };
  },
});
