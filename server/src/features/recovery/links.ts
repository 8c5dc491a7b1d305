import { EMAIL_UNDO_DAYS } from '@hanca/common/retention.ts';
import type { OneTime } from '../account/one-time-tokens.ts';

const HOUR_MS = 3600_000;

// The mails say how long each is good.

/** To set a new password; holds the address that it was mailed to. */
export const RESET: OneTime<{ email: string }> = { kind: 'reset', lastsMs: HOUR_MS / 2 };

/** To take another address; holds that. */
export const EMAIL_CHANGE: OneTime<{ email: string }> = { kind: 'email-change', lastsMs: 24 * HOUR_MS };

/** To take a former address back; holds that. */
export const EMAIL_UNDO: OneTime<{ email: string }> = {
  kind: 'email-undo',
  lastsMs: EMAIL_UNDO_DAYS * 24 * HOUR_MS,
};
