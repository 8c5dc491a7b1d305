import { DEVICE_SECONDS, REFRESH_SECONDS } from '../features/account/cookies.ts';
import { dropOldDevices } from '../features/account/devices.ts';
import { dropOldSessions } from '../features/account/session-queries.ts';
import { dropOldVerifications } from '../features/account/verification-queries.ts';
import { dropOldKeys } from '../http/idempotency.ts';
import { dropOldAttempts } from '../http/limits.ts';
import type { Job } from './jobs.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** Removes sessions, refresh tokens, known browsers, mailed links, counts and idempotency keys that are over. */
export const accountUpkeep: Job = {
  name: 'account-upkeep',
  cron: '41 9 * * *',
  run: async ({ db }) => {
    await dropOldSessions(db, ago(REFRESH_SECONDS));
    await dropOldDevices(db, ago(DEVICE_SECONDS));
    await dropOldVerifications(db);
    await dropOldAttempts(db);
    await dropOldKeys(db);
  },
};
