import type { Job } from '../jobs/jobs.ts';

/** Sends the mails that failed before, or whose process ended before they were sent. */
export const mailLeftovers: Job = {
  name: 'mail',
  cron: '* * * * *',
  run: async ({ mail }) => mail.wake(),
};
