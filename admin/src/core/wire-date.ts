import { TIME_ZONE } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';

const minute = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const DAY_MS = 24 * 3600_000;

/** What the clocks of TIME_ZONE show at a moment in milliseconds since 1970: '2026-11-21T14:05'. */
export const clockAt = (ms: number): string => {
  const parts = minute.formatToParts(ms).map(({ type, value }) => [type, value] as const);
  const { year = '', month, day, hour, minute: m } = Object.fromEntries(parts);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${m}`;
};

/** How far those clocks are before UTC at a moment, in milliseconds. */
const aheadAt = (ms: number): number => Date.parse(`${clockAt(ms)}Z`) - ms;

/** Whether a value is a date as the wire has it. */
export const isWire = (value: unknown): value is WireDate =>
  typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'string';

/** A date of the wire as an input of date and time shows it, by the clocks of TIME_ZONE; '' for none. */
export const fromWire = (value: unknown): string => {
  const time = isWire(value) ? Number(value.time) : 0;
  return time ? clockAt(time) : '';
};

/**
 * What was typed into an input of date and time, by the clocks of TIME_ZONE, as a date of the wire; null for none.
 * An hour that comes twice is the first of the two; one that the clocks leave out counts on from before the leap
 * (02:30 is 03:30).
 */
export const toWire = (value: string): WireDate | null => {
  const typed = value ? Date.parse(`${value}Z`) : Number.NaN;
  if (Number.isNaN(typed)) return null;
  // By the clocks of the day before, and of the day after: they differ where the clocks change in between.
  const [before, after] = [typed - aheadAt(typed - DAY_MS), typed - aheadAt(typed + DAY_MS)] as const;
  const isBefore = clockAt(before) === value.slice(0, 16) || clockAt(after) !== value.slice(0, 16);
  return { time: String(isBefore ? before : after) };
};
