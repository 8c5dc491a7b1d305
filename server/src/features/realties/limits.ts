import type { Executor } from '../../db/executor.ts';
import { type DailyLimit, takeDaily } from '../../http/daily-limit.ts';
import { countAttempt } from '../../http/limits.ts';

const DAY_MS = 24 * 3600_000;

/** New listings of one member. */
const NEW_LIMIT: DailyLimit = {
  kind: 'realty-new',
  most: 20,
  detail: {
    ko: '매물은 하루에 20개까지 올릴 수 있어요. 내일 다시 올려 주세요.',
    en: 'You can publish 20 listings a day. Try again tomorrow.',
  },
};

/**
 * Changes of listings by one member, also of their state and their end: each rewrites what the listing is searched by and
 * makes others' pages anew.
 */
const CHANGE_LIMIT: DailyLimit = {
  kind: 'realty-change',
  most: 200,
  detail: {
    ko: '매물은 하루에 200번까지 고치거나 갱신할 수 있어요. 내일 다시 해 주세요.',
    en: 'You can change or renew listings 200 times a day. Try again tomorrow.',
  },
};

/** Listings whose phone number one member reveals: enough for a search, too few to collect them. */
const PHONE_LIMIT: DailyLimit = {
  kind: 'realty-phone',
  most: 20,
  detail: {
    ko: '전화번호는 하루에 매물 20개까지 볼 수 있어요. 내일 다시 보거나 메시지를 보내 주세요.',
    en: 'You can see the numbers of 20 listings a day. Try again tomorrow, or write a message.',
  },
};

/** Counts a new listing; inside the transaction that writes it. Throws Problem 429. */
export const takeNewListing = (tx: Executor, userId: number): Promise<void> =>
  takeDaily(tx, NEW_LIMIT, [userId]);

/** Counts a change of a listing; inside the transaction that writes it. Throws Problem 429. */
export const takeChange = (tx: Executor, userId: number): Promise<void> =>
  takeDaily(tx, CHANGE_LIMIT, [userId]);

/** Counts a listing whose number is revealed, once a day each. Throws Problem 429. */
export const takePhone = (db: Executor, userId: number, realtyId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const once = { kind: 'realty-phone-seen', most: 1, windowMs: DAY_MS };
    const { count } = await countAttempt(tx, once, `${userId}:${realtyId}`);
    // What is refused is forgotten with the transaction.
    if (count === 1) await takeDaily(tx, PHONE_LIMIT, [userId]);
  });
