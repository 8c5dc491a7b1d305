import type { HolidayOutlook } from '@hanca/common/contract/border.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { type Holiday, holidaysBetween, longWeekendOf } from '@hanca/common/holidays.ts';
import { dayAt, nextDay, startOfDay } from '@hanca/common/zones.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { borderWaits } from '../../db/schema/border.ts';
import { HISTORY_DAYS, isMain, USUAL_DAYS } from './queries.ts';

/** Days from today in which a holiday is named. */
const AHEAD_DAYS = 10;
const DAY_MS = 24 * 3600_000;

/** Past long weekends that have to be known, and minutes by which they were longer, before anything is said of the next. */
const KNOWN_WEEKENDS = 2;
const LONGER_MINUTES = 10;

/** The hours of a day in which people drive over: nights say nothing. */
const [FROM_HOUR, TO_HOUR] = [8, 20];

const written = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What is public of holidays is made anew when this is announced: every hour, as days go by. */
const HOLIDAYS_TAG = 'border_holidays';
export const announceHolidays = async (db: Executor): Promise<void> => {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${HOLIDAYS_TAG})`);
};

/** The moments of long weekends that are over, each once. In: holidays in their order. */
const momentsOf = (holidays: readonly Holiday[]): { from: Date; to: Date }[] => {
  const spans = new Map(
    holidays.map(({ day }) => {
      const { from, to } = longWeekendOf(day);
      return [`${from} ${to}`, { from, to }];
    }),
  );
  return [...spans.values()].map(({ from, to }) => ({
    from: new Date(startOfDay(Date.parse(from), TIME_ZONE)),
    to: new Date(startOfDay(nextDay(Date.parse(to)), TIME_ZONE)),
  }));
};

/**
 * By how many minutes the past long weekends were longer than the same hours of other weeks: the median of their waits, by way.
 * Nothing of a way of which too little is known.
 */
const findLonger = async (db: Executor, spans: readonly { from: Date; to: Date }[]) => {
  if (spans.length < KNOWN_WEEKENDS) return [];
  const rows = sql.join(
    spans.map(({ from, to }, index) => sql`(${index}::int, ${from}::timestamptz, ${to}::timestamptz)`),
    sql`, `,
  );
  const isDaytime = sql`${borderWaits.slot} % 24 between ${FROM_HOUR} and ${TO_HOUR}`;
  const { rows: found } = await db.execute<{ direction: string; weekends: number; more: number }>(sql`
    with spans (number, from_at, to_at) as (values ${rows}),
    of_spans as (
      select number, crossing, direction, slot, minutes from ${borderWaits}
      join spans on ${borderWaits.at} >= from_at and ${borderWaits.at} < to_at
      where ${isMain} and ${isDaytime}
    ),
    ordinary as (
      select crossing, direction, slot, percentile_cont(0.5) within group (order by minutes) as minutes
      from ${borderWaits}
      where ${isMain} and slot in (select distinct slot from of_spans)
        and ${borderWaits.at} > now() - make_interval(days => ${HISTORY_DAYS})
        and not exists (select from spans where ${borderWaits.at} >= from_at and ${borderWaits.at} < to_at)
      group by crossing, direction, slot
      having count(distinct (${borderWaits.at} at time zone 'UTC')::date) >= ${USUAL_DAYS}
    )
    select direction, count(distinct number)::int as weekends,
      round(percentile_cont(0.5) within group (order by of_spans.minutes - ordinary.minutes))::int as more
    from of_spans join ordinary using (crossing, direction, slot)
    group by direction`);
  return found.filter(({ weekends, more }) => weekends >= KNOWN_WEEKENDS && more >= LONGER_MINUTES);
};

/** The holidays of either country within ten days, and what our own history says of those before them. */
export const holidayOutlook = async (db: Executor, now: Date): Promise<HolidayOutlook> => {
  const today = dayAt(now.getTime(), TIME_ZONE);
  const coming = holidaysBetween(written(today), written(today + AHEAD_DAYS * DAY_MS));
  if (coming.length === 0) return { coming, longer: { US: null, CA: null } };
  const past = momentsOf(holidaysBetween(written(today - HISTORY_DAYS * DAY_MS), written(today - DAY_MS)));
  const found = await findLonger(
    db,
    past.filter(({ to }) => to <= now),
  );
  const longer = (way: string) => {
    const row = found.find(({ direction }) => direction === way);
    return row ? { minutes: row.more, weekends: row.weekends } : null;
  };
  return { coming, longer: { US: longer('US'), CA: longer('CA') } };
};
