import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 3600_000;

/** Nobody keeps it, so what is remembered cannot be turned back into addresses. */
const key = randomBytes(32);

/** Which visitors looked at what within a day, as hashes in the memory of this process. */
const seen = new LRUCache<string, true>({ max: 200_000, ttl: DAY_MS });

/** Whether a visitor looks at a record for the first time in a day. In: the unit of the visitor's address; the record, as in 'realty 7'. */
export const isNewView = (visitor: string, record: string): boolean => {
  const mark = createHmac('sha256', key).update(`${record} ${visitor}`).digest('base64url').slice(0, 22);
  if (seen.has(mark)) return false;
  seen.set(mark, true);
  return true;
};
