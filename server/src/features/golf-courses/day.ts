import { shownAt } from '@hanca/common/clocks.ts';
import { ROUND_MINUTES } from '@hanca/common/golf.ts';
import { sunsetOn } from '@hanca/common/sunset.ts';
import { dayAt, momentShown } from '@hanca/common/zones.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Nobody says at which hour: then it is the beginning of the day. */
const MIDNIGHT = '00:00';

/** '2026-11-24' In: the start of a day in UTC, milliseconds. */
export const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** '16:19' In: what clocks show, as if it were UTC's, milliseconds. */
const clockOf = (shown: number): string => new Date(shown).toISOString().slice(11, 16);

interface Window {
  windowDays: number | null;
  /** '19:00' */
  windowTime: string;
}

/**
 * When a course begins to take bookings for a day, by its clocks on that earlier day, whether they change between or not.
 * @param day The day of play, as its start in UTC, milliseconds.
 * @returns What the clocks show ('2026-11-17 19:00') and the moment in milliseconds; null where the course has not said.
 */
export const bookingOpens = (
  day: number,
  { windowDays, windowTime }: Window,
  zone: string,
): { time: string; moment: number } | null => {
  if (windowDays === null) return null;
  const opens = dayText(day - windowDays * DAY_MS);
  const time = windowTime || MIDNIGHT;
  return { time: `${opens} ${time}`, moment: momentShown(Date.parse(`${opens}T${time}Z`), zone) };
};

/** The day that the calendar of a zone shows now, as its start in UTC, milliseconds. */
export const todayIn = (zone: string): number => dayAt(Date.now(), zone);

/** Sunset of a day and the last start of 18 holes before it, by the clocks of a zone. In: the day as its start in UTC, milliseconds. */
export const daylightOf = (
  day: number,
  point: { lat: number; lng: number } | null,
  zone: string,
): { sunset: string | null; lastStart: string | null } => {
  const moment = point && sunsetOn(day, point);
  if (moment === null) return { sunset: null, lastStart: null };
  const shown = (ms: number) => clockOf(shownAt(ms, zone));
  return { sunset: shown(moment), lastStart: shown(moment - ROUND_MINUTES * MINUTE_MS) };
};
