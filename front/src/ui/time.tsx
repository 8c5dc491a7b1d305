import { isoDate, longDate, shortDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';

/** A date in Vancouver's time zone. A browser with older zone data may have another midnight: the server's text stays. */
export const Time = ({ date, short = false }: { date: WireDate; short?: boolean }) => (
  <time dateTime={isoDate(date)} suppressHydrationWarning>
    {short ? shortDate(date) : longDate(date)}
  </time>
);
