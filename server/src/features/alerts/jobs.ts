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

/** Mails in the morning of Vancouver what came since the day before. */
export const alertDigest: Job = {
  name: 'alert-digest',
  cron: '0 8 * * *',
  timeZone: 'America/Vancouver',
  async run(services) {
    await matchNews(services);
    await deliver(services, 'daily');
    await deleteOldNotifications(services.db);
  },
};
