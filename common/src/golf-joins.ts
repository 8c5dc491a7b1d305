// 조인: joining a round of golf that another member has booked. For server, site and console.

import { ROUND_MINUTES } from './golf.ts';

/** How a round is to be played. */
export const PACES = [
  { code: 'any', title: '무관' },
  { code: 'relaxed', title: '느긋하게' },
  { code: 'normal', title: '보통' },
  { code: 'fast', title: '빠르게' },
] as const;
export type Pace = (typeof PACES)[number]['code'];

/** Until when others may ask, in hours before the tee time. */
export const CLOSE_HOURS = [
  { value: 2, title: '티타임 2시간 전까지' },
  { value: 12, title: '티타임 12시간 전까지' },
  { value: 24, title: '하루 전까지' },
  { value: 48, title: '이틀 전까지' },
] as const;

/** Seats that a host can offer: a group is four, and the host is one of them. */
export const SEATS_MAX = 3;
export const HANDICAP_MAX = 54;
export const NOTE_MAX = 300;
export const REQUEST_NOTE_MAX = 200;
/** Rounds to come of one host. */
export const HOSTED_MAX = 5;
/** How far ahead a round can be, in days. */
export const AHEAD_DAYS = 90;

/** What has become of what a member asked. */
export const REQUEST_STATUSES = [
  { code: 'asked', title: '답을 기다려요' },
  { code: 'accepted', title: '수락' },
  { code: 'declined', title: '거절' },
  { code: 'withdrawn', title: '취소' },
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number]['code'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

/** Who gives up less than so many hours before the tee time is late. */
export const LATE_HOURS = 24;
/** Within how many days of the tee time somebody can be marked as a no-show; as long the page of a round can be read. */
export const MARK_DAYS = 7;
/** After how many days a mark against which nothing was said is a strike. */
export const STRIKE_DAYS = 7;
/** So many strikes in a year keep a member from hosting and asking for so many days. */
export const STRIKES_MAX = 3;
const BARRED_DAYS = 90;

export const golfJoinPath = (id: number): string => `/golf/joins/${id}`;

interface Timed {
  /** Milliseconds. */
  tee: number;
  closes: number;
  seats: number;
  taken: number;
  cancelled: boolean;
}

/** Whether others can ask to join at a moment (milliseconds), and if not, why. */
export type JoinState = 'open' | 'full' | 'closed' | 'over' | 'cancelled';

export const joinState = ({ tee, closes, seats, taken, cancelled }: Timed, now: number): JoinState => {
  if (cancelled) return 'cancelled';
  if (tee <= now) return 'over';
  if (closes <= now) return 'closed';
  return taken >= seats ? 'full' : 'open';
};

/** Whether a round was given up late. In: milliseconds, of giving up and of the tee time. */
export const isLate = (at: number, tee: number): boolean => at > tee - LATE_HOURS * HOUR_MS;

/** Whether no-shows can be marked at a moment: from when 18 holes take, for a week. In: milliseconds. */
export const canMark = (tee: number, now: number): boolean =>
  now >= tee + ROUND_MINUTES * MINUTE_MS && now < tee + MARK_DAYS * DAY_MS;

/** Whether a round can still be read, which names a person at a place: until it can be marked no more. */
export const isRead = (tee: number, now: number): boolean => now < tee + MARK_DAYS * DAY_MS;

/** How many strikes of the last year a member has. In: when each began to count, and now, in milliseconds. */
export const countStrikes = (moments: readonly number[], now: number): number =>
  moments.filter((at) => at <= now && at > now - YEAR_MS).length;

/**
 * Until when a member may neither host nor ask: ninety days from the third strike of a year. Null where they may.
 * In: when each strike began to count, and now, in milliseconds.
 */
export const barredUntil = (moments: readonly number[], now: number): number | null => {
  const past = moments.filter((at) => at <= now).toSorted((a, b) => a - b);
  const ends = past.flatMap((at, n) => {
    const first = past[n - (STRIKES_MAX - 1)];
    return first !== undefined && at - first < YEAR_MS ? [at + BARRED_DAYS * DAY_MS] : [];
  });
  const last = Math.max(...ends);
  return last > now ? last : null;
};

/** '핸디캡 무관', '핸디캡 18 이하', '핸디캡 10–20' */
export const handicapText = ({
  handicapMin,
  handicapMax,
}: {
  handicapMin: number | null;
  handicapMax: number | null;
}): string => {
  if (handicapMin === null && handicapMax === null) return '핸디캡 무관';
  if (handicapMin === null) return `핸디캡 ${handicapMax} 이하`;
  return handicapMax === null ? `핸디캡 ${handicapMin} 이상` : `핸디캡 ${handicapMin}–${handicapMax}`;
};
