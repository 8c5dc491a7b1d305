import { longDateTime } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

const HOUR_MS = 3_600_000;

/** '방금', '3시간 전'. In: the moment it is, in milliseconds. */
export const agoText = ({ time }: WireDate, now: number): string => {
  const hours = Math.floor((now - Number(time)) / HOUR_MS);
  return hours < 1 ? '방금' : `${hours}시간 전`;
};

/** When a price was seen: how long ago by the reader's clock; a page that was stored says the time, which stays true. */
export const Seen = ({ date }: { date: WireDate }) => {
  const hydrated = useHydrated();
  const whole = longDateTime(date);
  return (
    <time dateTime={new Date(Number(date.time)).toISOString()} title={whole} suppressHydrationWarning>
      {hydrated ? agoText(date, Date.now()) : whole}
    </time>
  );
};
