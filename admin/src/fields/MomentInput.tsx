import { DateTimeInput } from 'react-admin';
import { fromWire, toWire } from '../core/wire-date.ts';

/** react-admin formats a value once more that it has formatted already. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : fromWire(value));

interface MomentInputProps {
  source: string;
  isRequired?: boolean;
}

/** A date and time of the wire, typed and shown by the clocks of Vancouver, wherever the browser is. */
export const MomentInput = (props: MomentInputProps) => (
  <DateTimeInput {...props} format={shown} parse={toWire} helperText="밴쿠버 시각이에요." />
);
