import { stateClock } from '../../jobs/state-clock.ts';
import { announceStates } from './queries.ts';

/** Announces the coupons that began or ended since the last run. */
export const couponClock = () => stateClock('coupon-clock', announceStates);
