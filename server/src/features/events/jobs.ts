import { stateClock } from '../../jobs/state-clock.ts';
import { announceStates } from './queries.ts';

/** Announces the events that closed, began or ended since the last run. */
export const eventClock = () => stateClock('event-clock', announceStates);
