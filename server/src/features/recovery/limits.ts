import type { CountedLimit } from '../../http/limits.ts';

/** Mails with a link to set a new password, to one account from one address; beyond it the answer is the same and no mail goes out. */
export const RESET_MAILS_AT_ADDRESS: CountedLimit = {
  kind: 'reset-mails-address',
  most: 5,
  windowMs: 24 * 3600_000,
};

/** The same from anywhere: more, so that a stranger who uses theirs up leaves the owner some. */
export const RESET_MAILS: CountedLimit = { kind: 'reset-mails', most: 20, windowMs: 24 * 3600_000 };

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
