import { dayClock } from '../../jobs/day-clock.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { announceCourses } from './queries.ts';
import { queueReminders, WORTH_MINUTES } from './reminders.ts';

/** Announces the courses when a day has begun: their pages say when the sun sets today. */
export const golfClock = () => dayClock('golf-clock', announceCourses);

/** Queues what members are told of bookings that open. */
export const golfReminders = () => stateClock('golf-reminders', queueReminders, WORTH_MINUTES);
