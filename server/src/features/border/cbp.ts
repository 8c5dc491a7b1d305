import type { CrossingSlug, Lane } from '@hanca/common/border.ts';
import { momentShown } from '@hanca/common/zones.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal, jsonRecords } from '../../feeds/feed.ts';
import { momentOf } from '../../feeds/zones.ts';
import { storeWaits } from './queries.ts';
import { missingOf, newestOf, type StoredWait } from './wait.ts';

const lane = z.object({
  update_time: z.string(),
  operational_status: z.string(),
  delay_minutes: z.string(),
  lanes_open: z.string(),
});

const port = z.object({
  port_number: z.string().min(1),
  border: z.string(),
  hours: z.string(),
  date: z.string().regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/),
  time: z.string().regex(/^\d{1,2}:\d{2}(?::\d{2})?$/),
  port_status: z.string(),
  passenger_vehicle_lanes: z.object({
    standard_lanes: lane,
    NEXUS_SENTRI_lanes: lane,
    ready_lanes: lane,
  }),
});
type Port = z.output<typeof port>;

const PORTS: Record<string, CrossingSlug> = {
  '300402': 'peace-arch',
  '300401': 'pacific-highway',
  '302301': 'aldergrove-lynden',
  '300901': 'abbotsford-sumas',
  '300403': 'point-roberts',
};

/** The clocks of Washington, which are not those of British Columbia any more in winter. */
const ZONE = 'America/Los_Angeles';
const ZONE_LETTERS = /^P[SD]T$/;
const DAY_MS = 24 * 3600_000;
/** How far its clock may be ahead of ours. */
const AHEAD_MS = 15 * 60_000;

/** `At 10:00 am PDT`, `8:00 am`, `At Noon PDT`. Out: milliseconds since midnight, and the letters of the zone. */
const clockOf = (written: string): { ms: number; zone: string } => {
  const words = /^(?:At )?(?:(\d{1,2}):(\d{2}) (am|pm)|(noon|midnight))(?: ([A-Z]{3}))?$/i.exec(
    written.trim(),
  );
  if (!words) throw new FeedRefusal(`읽을 수 없는 시각이에요: ${written}`);
  const [, hour = '12', minute = '0', half = '', word = '', zone = ''] = words;
  const isLate = half.toLowerCase() === 'pm' || word.toLowerCase() === 'noon';
  return { ms: ((Number(hour) % 12) + (isLate ? 12 : 0)) * 3600_000 + Number(minute) * 60_000, zone };
};

/** When a lane was looked at; a lane that says no time was when the answer was made. */
const atOf = ({ date, time }: Port, written: string, now: Date): string => {
  const [month, day, year] = date.split('/').map(Number);
  const midnight = Date.UTC(year ?? 0, (month ?? 0) - 1, day);
  if (written === '') {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(momentShown(midnight + hour * 3600_000 + minute * 60_000, ZONE)).toISOString();
  }
  const { ms, zone } = clockOf(written);
  if (zone && !ZONE_LETTERS.test(zone)) throw new FeedRefusal(`다른 시간대예요: ${written}`);
  const at = zone ? momentOf(midnight + ms, zone).getTime() : momentShown(midnight + ms, ZONE);
  // Shortly after midnight the date is already the next one.
  return new Date(at > now.getTime() + AHEAD_MS ? at - DAY_MS : at).toISOString();
};

const numberOf = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

const waitOf = (crossing: CrossingSlug, of: Port, name: Lane, now: Date): StoredWait[] => {
  const lanes = of.passenger_vehicle_lanes;
  const { update_time, operational_status, delay_minutes, lanes_open } = {
    car: lanes.standard_lanes,
    nexus: lanes.NEXUS_SENTRI_lanes,
    ready: lanes.ready_lanes,
  }[name];
  const status = operational_status.toLowerCase();
  if (status === 'n/a') return [];
  const isClosed = status === 'lanes closed' || of.port_status.toLowerCase() === 'closed';
  // Without a number it is unknown, whatever the words are.
  const minutes = !isClosed && status.endsWith('delay') ? numberOf(delay_minutes) : null;
  return [
    {
      ...{ crossing, direction: 'US', lane: name, minutes },
      state: isClosed ? 'closed' : minutes === null ? 'unknown' : 'open',
      lanesOpen: isClosed ? null : numberOf(lanes_open),
      hours: of.hours,
      at: atOf(of, update_time, now),
    },
  ];
};

/** Waits into the United States, by their border agency. */
export const cbp = defineFeed({
  name: 'cbp',
  title: '미국 세관국경보호청(CBP)',
  page: 'https://bwt.cbp.gov',
  attribution: 'Source: U.S. Customs and Border Protection',
  url: () => 'https://bwt.cbp.gov/api/bwtnew',
  everyMinutes: 5,
  paceSeconds: 30,
  staleMinutes: 60,
  goneMinutes: 180,
  sample: new URL('samples/cbp-bwtnew-sample.json', import.meta.url),
  records: jsonRecords(),
  record: port,
  rows: (ports, now) => {
    const rows = ports.flatMap((one) => {
      const crossing = PORTS[one.port_number];
      return crossing
        ? (['car', 'nexus', 'ready'] as const).flatMap((name) => waitOf(crossing, one, name, now))
        : [];
    });
    return { rows, sourceAt: newestOf(rows), warnings: missingOf(rows) };
  },
  taken: (tx, rows) => storeWaits(tx, 'cbp', rows),
});
