import { REFRESH_SECONDS } from '../features/account/cookies.ts';
import { dropOldSessions } from '../features/account/queries.ts';
import { dropOldKeys } from '../http/idempotency.ts';
import { dropOldAttempts } from '../http/limits.ts';
import type { Job } from './jobs.ts';

/** Removes sessions, refresh tokens, counts of failures and idempotency keys that are over. */
export const accountUpkeep: Job = {
  name: 'account-upkeep',
  cron: '41 9 * * *',
  run: async ({ db }) => {
    await dropOldSessions(db, new Date(Date.now() - REFRESH_SECONDS * 1000));
    await dropOldAttempts(db);
    await dropOldKeys(db);
  },
};
