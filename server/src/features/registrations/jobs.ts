import { stateClock } from '../../jobs/state-clock.ts';
import { announceOpened } from './queries.ts';

/** Announces what has opened since the last run. */
export const registrationClock = () => stateClock('registration-clock', announceOpened);
