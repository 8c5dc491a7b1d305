import type { WireDate } from '@hanca/common/fields.ts';
import { DateInput } from 'react-admin';
import { isWire } from '../core/wire-date.ts';

/** A day of the wire as the browser's input has it; react-admin formats a value once more that it has formatted already. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const time = isWire(value) ? Number(value.time) : 0;
  return time ? new Date(time).toISOString().slice(0, 10) : '';
};

const typed = (value: string): WireDate | null => {
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : { time: String(time) };
};

interface DayInputProps {
  source: string;
  isRequired?: boolean;
  helperText?: string | false;
}

/** A day of the calendar, the same wherever the browser is. */
export const DayInput = ({ helperText = false, ...props }: DayInputProps) => (
  <DateInput {...props} format={shown} parse={typed} helperText={helperText} />
);
