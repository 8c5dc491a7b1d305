import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { longDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';

const DAY_MS = 24 * 3_600_000;
/** From so many days before the end on, a listing can be renewed. */
const SOON_DAYS = 7;

/** How long others see a listing: hidden by staff, not before the address is verified, no longer, for a few days more, or longer. */
type Showing = 'hidden' | 'unverified' | 'ended' | 'ending' | 'shown';

type Shown = Pick<RealtySummary, 'hiddenReason' | 'expiresDate' | 'visible' | 'unverified'>;

/** What others see of a listing at a moment (milliseconds since 1970). */
export const showingOf = (
  { hiddenReason, expiresDate, visible, unverified }: Shown,
  now: number,
): Showing => {
  if (hiddenReason) return 'hidden';
  if (unverified) return 'unverified';
  const left = expiresDate ? Number(expiresDate.time) - now : Number.POSITIVE_INFINITY;
  if (left <= 0 || !visible) return 'ended';
  return left <= SOON_DAYS * DAY_MS ? 'ending' : 'shown';
};

/** '12월 3일': listings end within two months, so the year goes without saying. */
export const endDay = (end: WireDate): string => longDate(end, OWN_CLOCKS).replace(/^\d+년 /, '');

/** '12월 3일까지 게시' or that it has ended; '' where no end is known or nobody else sees it yet. */
export const showingText = (realty: Shown, now: number): string => {
  const showing = showingOf(realty, now);
  if (showing === 'ended') return '게시가 끝났어요';
  return ['hidden', 'unverified'].includes(showing) || !realty.expiresDate
    ? ''
    : `${endDay(realty.expiresDate)}까지 게시`;
};
