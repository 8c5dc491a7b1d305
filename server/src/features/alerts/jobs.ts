import type { Job } from '../../jobs/jobs.ts';
import { deliver } from './deliver.ts';
import { matchNews } from './match.ts';
import { deleteOldNotifications } from './notifications.ts';

/** Finds the alerts for what is new, and mails who wants to know at once. */
export const alertMatching: Job = {
  name: 'alert-matching',
  cron: '* * * * *',
  async run(services) {
    await matchNews(services);
    await deliver(services, 'urgent');
    await deliver(services, 'instant');
  },
};

/** Mails what came since the day before, at eight in the morning of each member. Some zones are a quarter of an hour off. */
export const alertDigest = (now: () => number = Date.now): Job => ({
  name: 'alert-digest',
  cron: '*/15 * * * *',
  async run(services) {
    await matchNews(services);
    await deliver(services, 'daily', now());
  },
});

export const notificationUpkeep: Job = {
  name: 'notification-upkeep',
  cron: '50 10 * * *',
  run: async ({ db }) => void (await deleteOldNotifications(db)),
};
