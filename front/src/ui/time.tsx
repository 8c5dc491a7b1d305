import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import { isoDate, longDate, shortDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import { useDeps } from '../deps.ts';
import { useHydrated } from './use-hydrated.ts';

interface TimeProps {
  date: WireDate;
  short?: boolean;
  /** By whose clocks, where it is not the reader's to say. */
  zone?: string;
}

/**
 * A date by the clocks of the reader: until the browser has taken over the page, by those of the region that its address
 * names. A browser with older zone data may have another midnight than the server.
 */
export const Time = ({ date, short = false, zone }: TimeProps) => {
  const { zone: rendered } = useDeps();
  const hydrated = useHydrated();
  const clocks = zone ?? (hydrated ? OWN_CLOCKS : rendered);
  return (
    <time dateTime={isoDate(date)} suppressHydrationWarning>
      {short ? shortDate(date, clocks) : longDate(date, clocks)}
    </time>
  );
};
