import { dayAt, ZONES } from '@hanca/common/zones.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { announceCourses } from './queries.ts';
import { queueReminders } from './reminders.ts';

const zones = ['America/Vancouver', ...new Set(Object.values(ZONES))];

/** Announces the courses when a day has begun by any clocks of the country: their pages say when the sun sets today. */
export const golfClock = () =>
  stateClock('golf-clock', async (db, since) => {
    const now = Date.now();
    if (zones.some((zone) => dayAt(since.getTime(), zone) !== dayAt(now, zone))) await announceCourses(db);
  });

/** Queues what members are told of bookings that open. */
export const golfReminders = () => stateClock('golf-reminders', queueReminders);
