import { shownAt } from './clocks.ts';
import { provinceIdOf } from './regions.ts';

/** The clocks of each province; where it has several, those of most of its people. */
export const ZONES: Readonly<Record<string, string>> = {
  CA10: 'America/St_Johns',
  CA11: 'America/Halifax',
  CA12: 'America/Halifax',
  CA13: 'America/Moncton',
  CA24: 'America/Toronto',
  CA35: 'America/Toronto',
  CA46: 'America/Winnipeg',
  CA47: 'America/Regina',
  CA48: 'America/Edmonton',
  CA60: 'America/Whitehorse',
  CA61: 'America/Yellowknife',
  CA62: 'America/Iqaluit',
};

/** The time zone of a region; Vancouver's of the whole country. */
export const zoneOf = (regionId: string): string => ZONES[provinceIdOf(regionId)] ?? 'America/Vancouver';

/** The moment at which the clocks of a zone show something. In: what they show, as if they were UTC's. In and out: milliseconds. */
export const momentShown = (shown: number, zone: string): number => {
  const near = shown - (shownAt(shown, zone) - shown);
  // Where the clocks change between the two, those of the moment itself count.
  return near - (shownAt(near, zone) - shown);
};

/** The moment at which a day begins in a zone. In: the day as its start in UTC, milliseconds; out: milliseconds. */
export const startOfDay = momentShown;

const DAY_MS = 24 * 3600_000;

/** The day that the calendars of a zone show at a moment, as its start in UTC. In and out: milliseconds. */
export const dayAt = (ms: number, zone: string): number => {
  const shown = shownAt(ms, zone);
  return shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS);
};

/** The day after; both as their start in UTC, milliseconds. */
export const nextDay = (day: number): number => day + DAY_MS;

/** The day that the calendars of a region show now, as YYYY-MM-DD. */
export const todayIn = (regionId: string): string =>
  new Date(dayAt(Date.now(), zoneOf(regionId))).toISOString().slice(0, 10);
