import { CROSSING_SLUGS, type CrossingSlug, DIRECTIONS, type Direction } from '@hanca/common/border.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { dayAt, momentShown, nextDay } from '@hanca/common/zones.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { alertSubjects, alerts } from '../../db/schema/alerts.ts';
import { outlookOf } from './outlook.ts';
import { findUsualIn } from './queries.ts';

const HOUR_MS = 3600_000;
/** By the clocks of the crossings on the evening before. */
const TOLD_AT = 18;

/** Hours of one day in which somebody wants to drive: the day as its start in UTC in milliseconds, and hours of its clocks. */
export interface DriveHours {
  crossing: CrossingSlug;
  direction: Direction;
  day: number;
  from: number;
  to: number;
}

/** In: 'peace-arch US 2026-11-28 8 14'. Out: null for none of ours. */
export const readDriveHours = (subject: string): DriveHours | null => {
  const [slug, way, day = '', from, to] = subject.split(' ');
  const crossing = CROSSING_SLUGS.find((one) => one === slug);
  const direction = DIRECTIONS.find((one) => one === way);
  return crossing && direction && /^\d{4}-\d\d-\d\d$/.test(day) && to !== undefined
    ? { crossing, direction, day: Date.parse(day), from: Number(from), to: Number(to) }
    : null;
};

/** The day of the week, from 0 on Sunday. In: a day as its start in UTC, milliseconds. */
export const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** When the last of the hours is over, in milliseconds. */
export const endOf = ({ day, to }: DriveHours): number => momentShown(day + to * HOUR_MS, TIME_ZONE);

/** The hour whose wait is usually the shortest among some, and that wait in minutes; null where too little is known. */
export const findBestHour = async (db: Executor, { crossing, direction, day, from, to }: DriveHours) => {
  const slots = Array.from({ length: to - from }, (_, index) => weekdayOf(day) * 24 + from + index);
  const usual = (await findUsualIn(db, slots)).filter(
    (one) => one.crossing === crossing && one.direction === direction,
  );
  return outlookOf(usual, slots).best;
};

const criterion = (name: string) => sql<string>`${alerts.criteria}->>${sql.raw(`'${name}'`)}`;
const wantedHours = {
  crossing: criterion('crossing'),
  direction: criterion('direction'),
  from: criterion('from'),
  to: criterion('to'),
};

/** The hours of a day of the week that alerts are about, each once. */
const findWanted = (db: Executor, weekday: number) =>
  db
    .selectDistinctOn(Object.values(wantedHours), wantedHours)
    .from(alerts)
    .where(
      and(eq(alerts.topic, 'border'), eq(alerts.paused, false), eq(criterion('weekday'), String(weekday))),
    );

/** What is told at a moment of the day after it. In: that day as its start in UTC, and the moment, milliseconds. */
const queueEvening = async (db: Executor, tomorrow: number, at: number): Promise<void> => {
  const wanted = await findWanted(db, weekdayOf(tomorrow));
  if (wanted.length === 0) return;
  const day = new Date(tomorrow).toISOString().slice(0, 10);
  await db.insert(alertSubjects).values(
    wanted.map(({ crossing, direction, from, to }) => ({
      topic: 'border' as const,
      subject: [crossing, direction, day, from, to].join(' '),
      dueAt: new Date(at),
      createdAt: new Date(at),
    })),
  );
};

/** From an evening to the end of the day after it, in minutes: so long what is told then is of use. */
export const BEST_TIMES_MINUTES = (24 - TOLD_AT + 24) * 60;

/** Queues what members are told of a day on the evening before, of the evenings that came since a moment. What is queued twice is told once. */
export const queueBestTimes = async (db: Executor, since: Date): Promise<void> => {
  const now = Date.now();
  for (let day = dayAt(since.getTime(), TIME_ZONE); day <= dayAt(now, TIME_ZONE); day = nextDay(day)) {
    const at = momentShown(day + TOLD_AT * HOUR_MS, TIME_ZONE);
    if (at > since.getTime() && at <= now) await queueEvening(db, nextDay(day), at);
  }
};
