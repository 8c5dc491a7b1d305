import type { CountedLimit } from '../../http/limits.ts';

/**
 * Mails with a link to set a new password that one visitor's address may ask for, to one account: fewer than the account gets, so
 * that one stranger leaves its owner some. Beyond it the answer is the same and no mail goes out.
 */
export const RESET_MAILS_AT_ADDRESS: CountedLimit = {
  kind: 'reset-mails-address',
  most: 5,
  windowMs: 24 * 3600_000,
};

/** New addresses that one member may enter, each of which is sent a mail. */
export const EMAIL_CHANGES: CountedLimit = {
  kind: 'email-changes',
  most: 5,
  windowMs: 24 * 3600_000,
  detail: {
    ko: '이메일은 하루에 5번까지 바꿀 수 있어요. 내일 다시 시도해 주세요.',
    en: 'At most 5 changes of the address a day. Try again tomorrow.',
  },
};
