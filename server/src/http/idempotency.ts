import { createHash } from 'node:crypto';
import { type Endpoint, isCreate } from '@hanca/common/endpoint.ts';
import { and, eq, lt, not, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Executor } from '../db/executor.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { Problem } from './problems.ts';

/** A create that is to be done once. */
interface Create {
  userId: number;
  key: string;
  fingerprint: string;
  /** Its reply holds a secret, so that only its key and fingerprint are stored. */
  secret: boolean;
}

/** The key of a call's Idempotency-Key header; null without one, or where the call creates nothing. Throws Problem 400. */
export const idempotencyKeyOf = (endpoint: Endpoint, request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !isCreate(endpoint)) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem('bad-request');
  return key;
};

/** What makes two calls the same: endpoint, parameters and body as they were checked. */
export const fingerprintOf = (endpoint: Endpoint, checked: { params?: unknown; body?: unknown }): string =>
  createHash('sha256')
    .update(JSON.stringify([endpoint.method, endpoint.path, checked.params, checked.body]))
    .digest('base64url');

/** Older than a day: a repetition is a new create then. */
const isOver = lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`);

const keyOf = ({ userId, key }: Create) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

const replyOf = (first: { fingerprint: string; reply: string } | undefined, create: Create): string => {
  if (first?.fingerprint !== create.fingerprint) throw new Problem('key-reused');
  if (create.secret) throw new Problem('already-answered');
  return first.reply;
};

/**
 * The reply of a create that was done already, or null.
 * @throws Problem 422 where the key was used for something else, 409 where the reply held a secret.
 */
export const findReply = async (db: Executor, create: Create): Promise<string | null> => {
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(keyOf(create), not(isOver)));
  return first ? replyOf(first, create) : null;
};

/**
 * Runs a create once. A repetition waits for the first to end and has its reply; after a failure it is tried anew. The
 * key is committed with the record or not at all.
 * @param run - Creates in the given transaction; returns the reply's JSON.
 * @returns The reply's JSON, of this run or of the first.
 * @throws Problem 422 where the key was used for something else, 409 where the first reply held a secret; what `run` throws.
 */
export const createOnce = (
  db: Executor,
  create: Create,
  run: (tx: Executor) => Promise<string>,
): Promise<string> =>
  db.transaction(async (tx) => {
    const { userId, key, fingerprint, secret } = create;
    // Waits here while the first is still running.
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { fingerprint, reply: '', createdAt: sql`now()` },
        setWhere: isOver,
      })
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(keyOf(create));
      return replyOf(first, create);
    }
    const reply = await run(tx);
    if (!secret) await tx.update(idempotencyKeys).set({ reply }).where(keyOf(create));
    return reply;
  });

/** Removes keys older than a day. */
export const dropOldKeys = (db: Executor): Promise<number> => deleteInBatches(db, idempotencyKeys, isOver);
