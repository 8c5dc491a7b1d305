import { DROP_IN_DAYS, type DropInKind } from '@hanca/common/drop-ins.ts';
import { dayAt, nextDay } from '@hanca/common/zones.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal } from '../../feeds/feed.ts';
import { missingPage, recordsOf } from './datastore.ts';

/** A session as it is stored; its day and times are those of the city. */
export interface StoredSession {
  title: string;
  kind: DropInKind;
  day: string;
  start: string;
  end: string;
  ageMin: number | null;
  ageMax: number | null;
  reserved: boolean;
}

/** A place with what is on there in the next days. */
export interface StoredPlace {
  id: number;
  name: string;
  address: string;
  sessions: StoredSession[];
}

export const ZONE = 'America/Toronto';
/** A copy is of use for as many days as are shown, until it is too old. */
const GONE_DAYS = 4;

/** Text that the source leaves empty in three ways. */
const words = z.string().max(300).nullable();
const age = z
  .string()
  .regex(/^(?:\d{1,3}|None)?$/)
  .nullable();
const hour = z.int().min(0).max(23);
const minute = z.int().min(0).max(59);

const session = z.object({
  'Location ID': z.int().min(1),
  'Course Title': z.string().min(1).max(300),
  Section: z.string().min(1).max(300),
  'Age Min': age,
  'Age Max': age,
  'Start Hour': hour,
  'Start Minute': minute,
  'End Hour': z.int().min(0).max(24),
  'End Min': minute,
  'First Date': z.iso.date(),
  'Last Date': z.iso.date(),
  DayOftheWeek: z.string().regex(/^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/),
});
type Session = z.output<typeof session>;

const place = z.object({
  'Location ID': z.int().min(1),
  'Location Name': z.string().min(1).max(300),
  'Street No': words,
  'Street Name': words,
  'Street Type': words,
  'Street Direction': words,
});
type Place = z.output<typeof place>;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What sections are called, the first that fits: fitness in water is with the swims. */
const KINDS: [DropInKind, RegExp][] = [
  ['swim', /swim|aquatic/i],
  ['skate', /skat/i],
  ['early', /early years/i],
  ['sports', /sport/i],
  ['fitness', /fitness/i],
  ['hobby', /\b(?:arts?|hobb|interest)/i],
];

const isSession = (record: Session | Place): record is Session => 'Course Title' in record;

const lineOf = (text: string | null): string => {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return line === 'None' ? '' : line;
};

const ageOf = (text: string | null): number | null => (/^\d+$/.test(text ?? '') ? Number(text) : null);
const clockOf = (hours: number, minutes: number): string =>
  [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
/** Midnight is the end of the day. */
const endOf = (one: Session): string => clockOf(one['End Hour'], one['End Min']).replace('00:00', '24:00');
const startOf = (one: Session): string => clockOf(one['Start Hour'], one['Start Minute']);

const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The days from today on of which something is stored. */
const daysFrom = (now: Date): string[] => {
  const days = [dayAt(now.getTime(), ZONE)];
  while (days.length < DROP_IN_DAYS + GONE_DAYS) days.push(nextDay(days.at(-1) ?? 0));
  return days.map(dayText);
};

/** Nearly every record is of one day; one of several is of its day of each week. */
const isOn = (one: Session, day: string): boolean =>
  one['First Date'] <= day &&
  day <= one['Last Date'] &&
  (one['First Date'] === one['Last Date'] ||
    WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] === one.DayOftheWeek);

const sessionsOf = (one: Session, days: readonly string[]): StoredSession[] => {
  const common = {
    ...{ title: lineOf(one['Course Title']), start: startOf(one), end: endOf(one) },
    kind: KINDS.find(([, name]) => name.test(one.Section))?.[0] ?? ('other' as const),
    // What everybody may come to has no limit, whichever way that is written.
    ageMin: ageOf(one['Age Min']) || null,
    ageMax: ageOf(one['Age Max']),
    reserved: /reserve/i.test(one.Section),
  };
  return days.filter((day) => isOn(one, day)).map((day) => ({ ...common, day }));
};

/** What is filed in two sections is one; that it can be reserved is the more that is known. */
const withoutDoubles = (sessions: readonly StoredSession[]): StoredSession[] => {
  const found = new Map<string, StoredSession>();
  for (const one of sessions) {
    const key = [one.day, one.start, one.end, one.title, one.ageMin, one.ageMax].join('|');
    const other = found.get(key);
    found.set(key, other ? { ...other, reserved: other.reserved || one.reserved } : one);
  }
  return [...found.values()];
};

/**
 * Drop-in sessions of the City of Toronto, with the places that they are at, published weekly for some six weeks. Asked of the API of
 * its datastore, page by page: its robots.txt refuses the paths of downloads. The example is made up in the same form.
 */
export const torontoDropIn = defineFeed({
  name: 'toronto_dropin',
  title: '토론토시 오픈 데이터',
  page: 'https://open.toronto.ca/dataset/registered-programs-and-drop-in-courses-offering/',
  attribution: 'Contains information licensed under the Open Government Licence – Toronto',
  url: () => missingPage([]) ?? '',
  next: missingPage,
  everyMinutes: 24 * 60,
  paceSeconds: 60,
  staleMinutes: 2 * 24 * 60,
  goneMinutes: GONE_DAYS * 24 * 60,
  followsClock: true,
  sample: new URL('samples/toronto-drop-in-made-up.json', import.meta.url),
  records: recordsOf,
  record: z.union([session, place]),
  rows: (records, now) => {
    const days = daysFrom(now);
    const places = new Set(records.flatMap((one) => (isSession(one) ? [] : one['Location ID'])));
    const all = records.filter(isSession);
    const sessions = all.filter((one) => places.has(one['Location ID']) && startOf(one) < endOf(one));
    const byPlace = Map.groupBy(sessions, (one) => one['Location ID']);
    const rows = records.flatMap((record): StoredPlace[] => {
      if (isSession(record)) return [];
      const id = record['Location ID'];
      const own = (byPlace.get(id) ?? []).flatMap((one) => sessionsOf(one, days));
      const street = ['Street No', 'Street Name', 'Street Type', 'Street Direction'] as const;
      return own.length > 0
        ? [
            {
              id,
              name: lineOf(record['Location Name']),
              address: street
                .map((part) => lineOf(record[part]))
                .filter(Boolean)
                .join(' '),
              sessions: withoutDoubles(own),
            },
          ]
        : [];
    });
    if (rows.length === 0) throw new FeedRefusal('다가오는 시간이 하나도 없어요.');
    const left = all.length - sessions.length;
    // When it was fetched counts: the answer has no time of its own.
    return { rows, sourceAt: null, warnings: left > 0 ? [`장소나 끝나는 때를 몰라 뺀 시간: ${left}`] : [] };
  },
});
