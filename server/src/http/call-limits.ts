import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import type { Limit } from '@hanca/common/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../db/executor.ts';
import { type Caller, isAdmin, unverifiedProblem } from './access.ts';
import { addressUnit, type CountedLimit, countAttempt, takeAttempt, tooMany } from './limits.ts';

/** The limit of an endpoint with the name under which its calls are counted. */
export const limitOf = ({ method, path, limit }: Endpoint & { limit: Limit }): CountedLimit => ({
  ...limit,
  kind: limit.shared ?? `${method} ${path}`,
});

/** Whether calls are counted here: where something else is, its handler counts. */
const isLimited = (endpoint: Endpoint): endpoint is Endpoint & { limit: Limit } =>
  endpoint.limit !== undefined && endpoint.limit.unit === undefined;

/**
 * Counts a call of a member who is not verified, where an endpoint is open to them a few times.
 * @throws Problem 403 `unverified` beyond these
 */
export const takeUnverified = async (
  db: Executor,
  endpoint: Endpoint & { limit: Limit },
  caller: Caller,
): Promise<void> => {
  const { verified } = endpoint;
  if (caller.verified || isAdmin(caller) || typeof verified !== 'object') return;
  const { kind, windowMs } = limitOf(endpoint);
  const own = { kind: `unverified ${kind}`, most: verified.after, windowMs };
  const { count } = await countAttempt(db, own, String(caller.id));
  if (count > own.most) throw unverifiedProblem(caller);
};

/** Callers whose public reads are counted at the same time. */
const READERS_MAX = 10_000;

/** Of this machine: a proxy that is not trusted, or a measurement, but no visitor. */
const isLocal = (caller: string): boolean => caller.startsWith('127.') || caller === '0:0:0:0';

/** Who calls, and from which address. */
export interface From {
  caller: Caller | null;
  ip: string;
}

const unitOf = ({ caller, ip }: From): string => (caller ? String(caller.id) : addressUnit(ip));

/** Counts the calls of endpoints that have a limit; those of staff are not counted. */
export class CallLimits {
  /** In the memory of this process: a row for each public read would cost more than the read. */
  readonly #reads = new LRUCache<string, number>({ max: READERS_MAX });

  /**
   * Counts a call before its handler runs, whatever comes of it; not a member's write.
   * @throws Problem 429 beyond the limit
   */
  async before(endpoint: Endpoint, from: From, db: Executor): Promise<void> {
    if (!isLimited(endpoint) || isAdmin(from.caller)) return;
    const isPublic = accessOf(endpoint) === 'public';
    if (endpoint.method === 'GET' && isPublic) this.#takeRead(limitOf(endpoint), unitOf(from));
    // Of an address even for members: who signs up many accounts could use each of them for more.
    else if (isPublic) await takeAttempt(db, limitOf(endpoint), addressUnit(from.ip));
    else if (endpoint.method === 'GET') await takeAttempt(db, limitOf(endpoint), unitOf(from));
  }

  /**
   * Runs a member's write in the transaction that counts it, so that what is refused is not counted; any other call as it is.
   * @throws Problem 429 beyond the limit, 403 for what is beyond a member who is not verified; what `write` throws
   */
  within<T>(endpoint: Endpoint, from: From, db: Executor, write: (db: Executor) => Promise<T>): Promise<T> {
    const isMembersWrite = endpoint.method !== 'GET' && accessOf(endpoint) === 'member';
    if (!isMembersWrite || !isLimited(endpoint) || isAdmin(from.caller)) return write(db);
    return db.transaction(async (tx) => {
      await takeAttempt(tx, limitOf(endpoint), unitOf(from));
      if (from.caller) await takeUnverified(tx, endpoint, from.caller);
      return write(tx);
    });
  }

  #takeRead(limit: CountedLimit, caller: string): void {
    if (isLocal(caller)) return;
    const key = `${limit.kind}:${caller}`;
    const count = (this.#reads.get(key) ?? 0) + 1;
    if (count > limit.most) throw tooMany(limit, this.#reads.getRemainingTTL(key));
    this.#reads.set(key, count, { ttl: limit.windowMs, noUpdateTTL: true });
  }
}
