/** Nothing is to be had later than that, and PostgreSQL's and JavaScript's spelling of years agree until then. */
const LATEST_DAY = '9999-12-31';
export const LATEST_MS = Date.parse(LATEST_DAY);

/** A moment (milliseconds since 1970) as its day in UTC, YYYY-MM-DD; later than the year 9999 its last day. */
export const toDay = (ms: number): string => new Date(Math.min(ms, LATEST_MS)).toISOString().slice(0, 10);

/** The start of a day (YYYY-MM-DD) in UTC, milliseconds since 1970. */
export const dayStart = (day: string): number => Date.parse(day);
