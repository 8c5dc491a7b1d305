import type { WireDate } from './fields.ts';
import { dayAt, nextDay, startOfDay, zoneOf } from './zones.ts';

/** Where a flyer is in its time; it follows from its days, by the clocks of its store. */
export const VALIDITIES = [
  { value: 'current', title: '지금' },
  { value: 'coming', title: '곧 시작' },
  { value: 'ended', title: '지난 전단지' },
] as const;

export type Validity = (typeof VALIDITIES)[number]['value'];

/** The codes of `VALIDITIES`. */
export const validityCodes = VALIDITIES.map(({ value }) => value);

/** The moments between which a flyer holds, milliseconds; null where that is open. */
interface Period {
  /** The start of its first day. */
  from: number | null;
  /** The end of its last day. */
  until: number | null;
}

interface Days {
  regionId: string;
  /** Each as its start in UTC, milliseconds; 0 and null are open. */
  validFrom?: number | null | undefined;
  validTo?: number | null | undefined;
}

/** From the first and the last day of a flyer to the moments between which it holds, by the clocks of its region. */
export const periodOf = ({ regionId, validFrom, validTo }: Days): Period => ({
  from: validFrom ? startOfDay(validFrom, zoneOf(regionId)) : null,
  until: validTo ? startOfDay(nextDay(validTo), zoneOf(regionId)) : null,
});

/** And back. */
export const daysOf = ({ from, until }: Period, regionId: string) => ({
  validFrom: from === null ? null : dayAt(from, zoneOf(regionId)),
  validTo: until === null ? null : dayAt(until - 1, zoneOf(regionId)),
});

/** Where a flyer is in its time at a moment, milliseconds; one without days is current. */
export const validityAt = ({ from, until }: Period, now: number): Validity => {
  if (until !== null && until <= now) return 'ended';
  return from !== null && from > now ? 'coming' : 'current';
};

const DAY_MS = 24 * 3600_000;

/** Whether the last day of a flyer has begun and not ended. */
export const isLastDay = ({ until }: Pick<Period, 'until'>, now: number): boolean =>
  until !== null && until > now && until - now <= DAY_MS;

interface WireDays {
  validFrom: WireDate;
  validTo: WireDate;
}

/** '11.21', of a day as its start in UTC; '' for none. */
const shortDay = ({ time }: WireDate): string => {
  const date = new Date(Number(time));
  return time === '0' ? '' : `${date.getUTCMonth() + 1}.${date.getUTCDate()}`;
};

/** The days of a flyer: '11.21 – 11.27', '11.27까지', '11.21부터'; '' of one without. */
export const periodText = ({ validFrom, validTo }: WireDays): string => {
  const [from, to] = [shortDay(validFrom), shortDay(validTo)];
  if (from && to) return `${from} – ${to}`;
  return to ? `${to}까지` : from && `${from}부터`;
};

/** What has to be said of when a flyer holds; '' of one that is current today and tomorrow, and of what is no flyer. */
export const validityMark = (flyer: { validity: Validity | null; lastDay: boolean }): string => {
  if (flyer.lastDay) return '오늘까지';
  return flyer.validity === 'coming' ? '곧 시작' : flyer.validity === 'ended' ? '끝났어요' : '';
};

/** '한아름마켓 버나비점'; '' where neither is said. */
export const storeText = ({ store, branch }: { store: string; branch: string }): string =>
  [store, branch].filter(Boolean).join(' ');
