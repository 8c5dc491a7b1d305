import type { WireDate } from '@hanca/common/fields.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** Whether a value is a date as the wire has it. */
export const isWire = (value: unknown): value is WireDate =>
  typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'string';

/** A date of the wire as an input of date and time shows it, in the time of this place; '' for none. */
export const fromWire = (value: unknown): string => {
  const time = isWire(value) ? Number(value.time) : 0;
  if (!time) return '';
  const date = new Date(time);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** What was typed into an input of date and time, in the time of this place, as a date of the wire; null for none. */
export const toWire = (value: string): WireDate | null => {
  const time = value ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : { time: String(time) };
};
