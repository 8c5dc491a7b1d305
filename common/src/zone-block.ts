import { shownAt } from './clocks.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600_000;
const WEEK_MS = 7 * DAY_MS;
const YEAR_MS = 366 * DAY_MS;

/** How far the clocks of a zone are ahead of UTC at a full minute. In and out: milliseconds. */
const offsetAt = (ms: number, zone: string): number => shownAt(ms, zone) - ms;

/** '-0230' */
const offsetText = (offset: number): string => {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
};

/** '20270302T100000': what clocks show. In: as if they were UTC's, milliseconds. */
export const localText = (shown: number): string =>
  new Date(shown).toISOString().replaceAll(/[-:]|\.\d{3}Z/g, '');

/** The moment between two at which the clocks change, which they do once, to the minute; milliseconds. */
const changeBetween = (from: number, to: number, zone: string): number => {
  let [before, after] = [from, to];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, zone) === offsetAt(before, zone)) before = middle;
    else after = middle;
  }
  return after;
};

const observance = (kind: 'STANDARD' | 'DAYLIGHT', at: number, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  // By the clocks as they were before.
  `DTSTART:${localText(at + from)}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

/**
 * What a calendar needs to know of a zone for moments between two (RFC 5545, 3.6.5): each change of its clocks by itself, from our own
 * zone data, so that it is right too where a province has given the change up. In: milliseconds. Out: lines.
 */
export const zoneBlock = (zone: string, first: number, last: number): string[] => {
  const start = Math.floor((first - YEAR_MS) / DAY_MS) * DAY_MS;
  const lines = [...observance('STANDARD', start, offsetAt(start, zone), offsetAt(start, zone))];
  for (let week = start; week < last + YEAR_MS; week += WEEK_MS) {
    const [from, to] = [offsetAt(week, zone), offsetAt(week + WEEK_MS, zone)];
    if (from === to) continue;
    lines.push(
      ...observance(to > from ? 'DAYLIGHT' : 'STANDARD', changeBetween(week, week + WEEK_MS, zone), from, to),
    );
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
};
