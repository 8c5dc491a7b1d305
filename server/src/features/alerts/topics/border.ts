import { CROSSING_SLUGS, CROSSINGS, DIRECTIONS, MAIN_SOURCES, WAYS } from '@hanca/common/border.ts';
import { borderAlert } from '@hanca/common/contract/alerts.ts';
import { longDateTime, TIME_ZONE } from '@hanca/common/dates.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { alerts, notifications } from '../../../db/schema/alerts.ts';
import { borderWaits } from '../../../db/schema/border.ts';
import { type DriveHours, endOf, findBestHour, readDriveHours, weekdayOf } from '../../border/best-times.ts';
import { USUAL_WEEKS } from '../../border/queries.ts';
import { type Shown, type Thing, topicOf } from './topic.ts';

/** Minutes after the agency's time from which a wait is no news, and for which a mail about it may wait then. */
const NEWS_MINUTES = 30;
const MAIL_MINUTES = 15;
/** Minutes from the evening before a day until its last hours: what is told of a day is of use all the while. */
const DAY_MINUTES = 36 * 60;
/** Hours back in which there is a wait before; without one all were longer. */
const BEFORE_HOURS = 3;
/** Hours for which nobody is told again of a wait below the same limit: one around it falls below it again and again. */
const REST_HOURS = 3;

const keyOf = ({ crossing, direction }: { crossing: string; direction: string }) =>
  `${crossing} ${direction}`;

/** In: 'peace-arch US 2026-11-23T08:00:00.000Z'. Out: null for none of ours. */
const readSubject = (subject: string) => {
  const [slug, way, time = ''] = subject.split(' ');
  const crossing = CROSSING_SLUGS.find((one) => one === slug);
  const direction = DIRECTIONS.find((one) => one === way);
  return crossing && direction ? { crossing, direction, at: new Date(time) } : null;
};

/** One way of a crossing between two hours. */
type WayInHours = { [Name in 'crossing' | 'direction' | 'from' | 'to']?: string | number | undefined };
type Way = NonNullable<ReturnType<typeof readSubject>>;

const ofCars = ({ crossing, direction }: Way) =>
  and(
    eq(borderWaits.crossing, crossing),
    eq(borderWaits.direction, direction),
    eq(borderWaits.lane, 'car'),
    eq(borderWaits.source, MAIN_SOURCES[direction]),
  );

const findWait = async (db: Executor, way: Way): Promise<number | undefined> => {
  const [row] = await db
    .select({ minutes: borderWaits.minutes })
    .from(borderWaits)
    .where(and(ofCars(way), eq(borderWaits.at, way.at)));
  return row?.minutes;
};

const findBefore = async (db: Executor, way: Way): Promise<number | undefined> => {
  const [row] = await db
    .select({ minutes: borderWaits.minutes })
    .from(borderWaits)
    .where(
      and(
        ofCars(way),
        lt(borderWaits.at, way.at),
        gte(borderWaits.at, new Date(way.at.getTime() - BEFORE_HOURS * 3_600_000)),
      ),
    )
    .orderBy(desc(borderWaits.at))
    .limit(1);
  return row?.minutes;
};

/** The same as a page says it. */
const showDay = async (db: Executor, hours: DriveHours): Promise<Shown | null> => {
  const best = await findBestHour(db, hours);
  const crossing = CROSSINGS.find(({ slug }) => slug === hours.crossing);
  if (!best || !crossing) return null;
  const day = dayOfWeekText(new Date(hours.day).toISOString().slice(0, 10));
  return {
    title: `${crossing.name} ${WAYS[hours.direction]} · ${day} ${hours.from}–${hours.to}시에는 보통 ${best.hour}시에 가장 짧아요: 약 ${best.minutes}분 · 지난 ${USUAL_WEEKS}주 기록`,
    href: `/border/${crossing.slug}`,
  };
};

/** When a wait was, as its subject has it. */
const sentAt = sql`to_char(${borderWaits.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const below = sql`(${alerts.criteria}->>'below')::int`;

const keyOfHours = ({ crossing, direction, from, to }: WayInHours, weekday: number | undefined) =>
  [crossing, direction, weekday, from, to].join(' ');

/** What is told of a day on the evening before, where enough is known of what is usual. */
const findDay = async (db: Executor, hours: DriveHours): Promise<Thing | null> =>
  Date.now() < endOf(hours) && (await findBestHour(db, hours))
    ? { keys: [keyOfHours(hours, weekdayOf(hours.day))], facts: [], letters: '', places: [], userId: null }
    : null;

/** Cars wait less than somebody says, and waited longer before; or usually wait the least at an hour of a day. */
export const borderTopic = topicOf({
  schema: borderAlert,
  lasts: (subject) => (readDriveHours(subject) ? DAY_MINUTES : MAIL_MINUTES),

  endsAt: (subject) => {
    const hours = readDriveHours(subject);
    return hours ? endOf(hours) : Number.POSITIVE_INFINITY;
  },

  indexOf: (criteria) => ({
    key: criteria.below === undefined ? keyOfHours(criteria, criteria.weekday) : keyOf(criteria),
    facts: [],
    words: [],
    places: [],
  }),

  find: async (db, subject) => {
    const hours = readDriveHours(subject);
    if (hours) return findDay(db, hours);
    const way = readSubject(subject);
    if (!way || Date.now() - way.at.getTime() > NEWS_MINUTES * 60_000) return null;
    const minutes = await findWait(db, way);
    if (minutes === undefined) return null;
    const before = await findBefore(db, way);
    return {
      keys: [keyOf(way)],
      facts: [],
      letters: '',
      places: [],
      userId: null,
      where: and(
        sql`${below} > ${minutes}::int`,
        before === undefined ? undefined : sql`${below} <= ${before}::int`,
        sql`not exists (select from ${borderWaits} join ${notifications} on ${and(
          eq(notifications.userId, alerts.userId),
          eq(notifications.topic, 'border'),
          sql`${notifications.subject} = ${`${keyOf(way)} `} || ${sentAt}`,
        )}
          where ${ofCars(way)} and ${borderWaits.minutes} < ${below}
          and ${notifications.createdAt} > now() - make_interval(hours => ${REST_HOURS})
          and ${borderWaits.at} > now() - make_interval(hours => ${REST_HOURS}, mins => ${NEWS_MINUTES}))`,
      ),
    };
  },

  show: async (db, subjects) => {
    const shown = new Map<string, { title: string; href: string }>();
    for (const subject of subjects) {
      const hours = readDriveHours(subject);
      if (hours) {
        const told = await showDay(db, hours);
        if (told) shown.set(subject, told);
        continue;
      }
      const way = readSubject(subject);
      const minutes = way && (await findWait(db, way));
      const crossing = CROSSINGS.find(({ slug }) => slug === way?.crossing);
      if (!way || !crossing || minutes === undefined) continue;
      shown.set(subject, {
        title: `${crossing.name} ${WAYS[way.direction]} ${minutes}분 · ${longDateTime(toWireDate(way.at), TIME_ZONE)} 기준`,
        href: `/border#${crossing.slug}`,
      });
    }
    return shown;
  },
});
