import { registrationAlert } from '@hanca/common/contract/alerts.ts';
import {
  audienceTitle,
  clockText,
  openingsOf,
  PROGRAM_GROUPS,
  registrationPath,
} from '@hanca/common/registrations.ts';
import type { Executor } from '../../../db/executor.ts';
import { regionName } from '../../geo/places.ts';
import { findRegistration } from '../../registrations/queries.ts';
import { endOf, readReminder } from '../../registrations/reminders.ts';
import { topicOf } from './topic.ts';

/** A day: quiet hours may hold back all but the last reminder. */
const LASTS_MINUTES = 24 * 60;

const one = (id: number) => `id:${id}`;
const inCity = (regionId: string, group = '') => `${regionId} ${group}`;

/** The opening that a reminder is of, as it is now; null where there is none for those any more. */
const findOpening = async (db: Executor, subject: string) => {
  const reminder = readReminder(subject);
  const row = reminder && (await findRegistration(db, reminder.id));
  const now = row && openingsOf(row).find(({ audience }) => audience === reminder.audience);
  if (!reminder || !row || !now) return null;
  return { reminder, row, time: now.time, isMoved: now.date.getTime() !== reminder.moment };
};

/** Openings of recreation programs, a week, a day and an hour before. */
export const registrationTopic = topicOf({
  schema: registrationAlert,
  lasts: LASTS_MINUTES,

  // What was noted in time may be mailed late, by a process that was stopped between.
  endsAt: (subject) => readReminder(subject)?.moment ?? 0,

  indexOf: ({ registrationId, regionId, group, audience }) => ({
    key: registrationId ? one(registrationId) : inCity(regionId, group),
    facts: audience ? [audience] : [],
    words: [],
    places: [],
  }),

  find: async (db, subject) => {
    const opening = await findOpening(db, subject);
    if (!opening) return null;
    const { reminder, row, isMoved } = opening;
    const { moment, before, audience } = reminder;
    if (isMoved || row.expected || Date.now() >= endOf(moment, row.zone, before)) return null;
    // What opens for everything opens for each group.
    const groups = row.group === 'all' ? PROGRAM_GROUPS.map(({ code }) => code) : [row.group];
    return {
      keys: [one(row.id), inCity(row.regionId), ...groups.map((group) => inCity(row.regionId, group))],
      // Without a time of their own residents register with everyone.
      facts: row.residentsDate === null ? ['residents', 'everyone'] : [audience],
      letters: '',
      places: [],
      userId: null,
      urgent: before === 'hour',
    };
  },

  show: async (db, subjects) => {
    const shown = new Map<string, { title: string; href: string }>();
    for (const subject of subjects) {
      const opening = await findOpening(db, subject);
      if (!opening) continue;
      const { reminder, row, time, isMoved } = opening;
      const whose = row.residentsDate === null ? '' : ` (${audienceTitle(reminder.audience)})`;
      shown.set(subject, {
        title: `${isMoved ? '바뀐 일정' : reminder.title} · ${regionName(row.regionId) ?? ''} ${row.title} · ${clockText(time)}${whose}`,
        href: registrationPath(row.id),
      });
    }
    return shown;
  },
});
