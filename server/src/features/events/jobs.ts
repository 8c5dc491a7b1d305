import type { Job } from '../../jobs/jobs.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { EVENT_NEWS, tellJoined } from './news.ts';
import { announceStates } from './queries.ts';

/** Announces the events that closed, began or ended since the last run. */
export const eventClock = () => stateClock('event-clock', announceStates);

/** Tells who has joined an event what has changed of it, at once and each minute what was left. */
export const eventNews: Job = { name: EVENT_NEWS, cron: '* * * * *', run: tellJoined };
