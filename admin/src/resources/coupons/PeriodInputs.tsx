import { DateTimeInput } from 'react-admin';
import { fromWire, toWire } from '../../crud/wire-date.ts';
import { field } from './labels.ts';

/** react-admin formats a value once more that it has formatted already. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : fromWire(value));

const common = { format: shown, parse: toWire, helperText: false, isRequired: true } as const;

/** When a coupon may be used, in the time of this place. */
export const PeriodInputs = () => (
  <>
    <DateTimeInput {...field('startDate')} {...common} />
    <DateTimeInput {...field('endDate')} {...common} />
  </>
);
