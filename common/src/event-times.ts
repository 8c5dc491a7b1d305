import { shownAt } from './clocks.ts';
import { clockTime, longDate } from './dates.ts';
import { zoneOf } from './zones.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** What the clocks of a zone show. */
const shownIn = (zone: string, ms: number) => {
  const wire = { time: String(ms) };
  const weekday = WEEKDAYS[new Date(shownAt(ms, zone)).getUTCDay()];
  return { day: `${longDate(wire, zone)} (${weekday})`, time: clockTime(wire, zone) };
};

/**
 * From when to when, by the clocks of where it is: '2026년 12월 5일 (토) 12:00 – 15:00'. In: milliseconds; without an end the
 * moment alone.
 */
export const eventTime = (regionId: string, start: number, end?: number): string => {
  const zone = zoneOf(regionId);
  const from = shownIn(zone, start);
  const begin = `${from.day} ${from.time}`;
  if (end === undefined) return begin;
  const to = shownIn(zone, end);
  return `${begin} – ${to.day === from.day ? '' : `${to.day} `}${to.time}`;
};
