import { stateClock } from '../../jobs/state-clock.ts';
import { announceValidity } from './queries.ts';

/** Announces the flyers that began, ended or came to their last day, and the jobs that closed, since the last run. */
export const flyerClock = () => stateClock('flyer-clock', announceValidity);
