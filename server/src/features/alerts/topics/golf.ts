import { golfAlert } from '@hanca/common/contract/alerts.ts';
import { clockTime } from '@hanca/common/dates.ts';
import { golfCoursePath } from '@hanca/common/golf.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import { findCourse } from '../../golf-courses/queries.ts';
import { openingOf, readReminder } from '../../golf-courses/reminders.ts';
import { topicOf } from './topic.ts';

/** Six hours: after that the good times are gone. */
const LASTS_MINUTES = 6 * 60;

/** '07:00' by the clocks of the course. In: milliseconds. */
const clockOf = (moment: number, regionId: string): string =>
  clockTime({ time: String(moment) }, zoneOf(regionId));

const keyOf = (courseId: number, day: string) => `${courseId} ${day}`;

/** When a course begins to take bookings for a day, an hour before and at the moment. */
export const golfTopic = topicOf({
  schema: golfAlert,
  lasts: LASTS_MINUTES,
  endsAt: (subject) => {
    const { moment = 0, worthMs = 0 } = readReminder(subject) ?? {};
    return moment + worthMs;
  },

  indexOf: ({ courseId, day }) => ({ key: keyOf(courseId, day), facts: [], words: [], places: [] }),

  find: async (db, subject) => {
    const reminder = readReminder(subject);
    const row = reminder && (await findCourse(db, reminder.id));
    if (!reminder || !row) return null;
    const { day, moment, worthMs } = reminder;
    // Where the course opens at another moment now there is another reminder.
    if (openingOf(row, day) !== moment || Date.now() >= moment + worthMs) return null;
    return {
      keys: [keyOf(row.id, day)],
      facts: [],
      letters: '',
      places: [],
      userId: null,
      urgent: true,
    };
  },

  show: async (db, subjects) => {
    const shown = new Map<string, { title: string; href: string }>();
    for (const subject of subjects) {
      const reminder = readReminder(subject);
      const row = reminder && (await findCourse(db, reminder.id));
      if (!reminder || !row) continue;
      shown.set(subject, {
        title: `${reminder.titleAt(clockOf(reminder.moment, row.regionId))} · ${row.title} · ${dayOfWeekText(reminder.day)} 라운드`,
        href: `${golfCoursePath(row.id)}?day=${reminder.day}`,
      });
    }
    return shown;
  },
});
