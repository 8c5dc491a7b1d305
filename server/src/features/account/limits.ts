import type { Limit } from '../../http/limits.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords for one account. */
export const ACCOUNT_LIMIT: Limit = { kind: 'signin-account', most: 5, windowMs: 15 * MINUTE_MS };
/** Wrong passwords from one address: generous, since a household or a school shares one. */
export const ADDRESS_LIMIT: Limit = { kind: 'signin-address', most: 50, windowMs: 15 * MINUTE_MS };
/** New accounts from one address. */
export const SIGNUP_LIMIT: Limit = { kind: 'signup-address', most: 20, windowMs: 60 * MINUTE_MS };
