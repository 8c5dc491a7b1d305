import type { OwnClaim } from '@hanca/common/contract/coupons.ts';
import { ENDED } from '@hanca/common/coupons.ts';
import type { WireDate } from '@hanca/common/fields.ts';

type ClaimState = 'ready' | 'used' | 'over';

/** Whether a coupon can be used; one that was used stays so after its period. */
export const claimState = ({ usedDate, coupon }: OwnClaim): ClaimState => {
  if (usedDate.time !== '0') return 'used';
  return coupon.status === ENDED ? 'over' : 'ready';
};

export const STATE_TITLES: Record<ClaimState, string> = {
  ready: '사용 가능',
  used: '사용함',
  over: '기간 지남',
};

const two = (n: number): string => String(n).padStart(2, '0');

/** When a coupon was used, by the clock of the shop: only the browser shows it, so the page's one time zone does not bind. */
export const stampOf = ({ time }: WireDate): { day: string; clock: string } => {
  const at = new Date(Number(time));
  return {
    day: `${at.getFullYear()}년 ${at.getMonth() + 1}월 ${at.getDate()}일`,
    clock: `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`,
  };
};
