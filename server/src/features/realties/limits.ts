import { api } from '@hanca/common/contract/index.ts';
import { perDay } from '@hanca/common/limits.ts';
import type { Executor } from '../../db/executor.ts';
import { limitOf } from '../../http/call-limits.ts';
import { countAttempt, takeAttempt } from '../../http/limits.ts';

const PHONES = limitOf(api.realties.phone);
const ONCE = { kind: 'realty-phone-seen', ...perDay(1) };

/** Counts a listing whose number is revealed, once a day each. Throws Problem 429. */
export const takePhone = (db: Executor, userId: number, realtyId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { count } = await countAttempt(tx, ONCE, `${userId}:${realtyId}`);
    // What is refused is forgotten with the transaction.
    if (count === 1) await takeAttempt(tx, PHONES, String(userId));
  });
