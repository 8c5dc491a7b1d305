import { ACCOUNT_EVENT_DAYS, ACCOUNT_FEATURE, IP_ADDRESS_DAYS } from '@hanca/common/account-events.ts';
import { dropOldKeys } from '../../http/idempotency.ts';
import { dropOldAttempts } from '../../http/limits.ts';
import type { Job } from '../../jobs/jobs.ts';
import { dropOldAudits, forgetAddresses } from '../audits/queries.ts';
import { dropOldQr } from '../qr/queries.ts';
import { DEVICE_SECONDS, REFRESH_SECONDS } from './cookies.ts';
import { dropOldDevices } from './devices.ts';
import { dropOldOnce } from './one-time-tokens.ts';
import { dropOldSessions } from './session-queries.ts';
import { dropOldVerifications } from './verification-queries.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

const DAY_SECONDS = 24 * 3600;

/**
 * Removes sessions, refresh tokens, known browsers, mailed links, QR codes, counts, idempotency keys and old entries of the
 * trail that are over.
 */
export const accountUpkeep: Job = {
  name: 'account-upkeep',
  cron: '41 9 * * *',
  run: async ({ db }) => {
    await dropOldSessions(db, ago(REFRESH_SECONDS));
    await dropOldDevices(db, ago(DEVICE_SECONDS));
    await dropOldVerifications(db);
    await dropOldOnce(db);
    await dropOldQr(db);
    await dropOldAttempts(db);
    await dropOldKeys(db);
    await dropOldAudits(db, ACCOUNT_FEATURE, ago(ACCOUNT_EVENT_DAYS * DAY_SECONDS));
    await forgetAddresses(db, ago(IP_ADDRESS_DAYS * DAY_SECONDS));
  },
};
