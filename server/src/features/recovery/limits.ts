import type { CountedLimit } from '../../http/limits.ts';

/** Mails with a link to set a new password, to one account; beyond it the answer is the same and no mail goes out. */
export const RESET_MAILS: CountedLimit = { kind: 'reset-mails', most: 5, windowMs: 24 * 3600_000 };
