import { dayClock } from '../../jobs/day-clock.ts';
import { announceFacts } from './queries.ts';

/** Lets pages say what holds on a day that has begun. */
export const provinceFactClock = () => dayClock('province-fact-clock', announceFacts);
