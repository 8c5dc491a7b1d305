import type { PushSubscriptionInput } from '@hanca/common/contract/push.ts';
import { PUSH_DEVICES_MAX } from '@hanca/common/push.ts';
import { and, arrayContains, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { alerts } from '../../db/schema/alerts.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';

const one = (userId: number, id: number) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id));

/** The browsers of a member, that which was used last first. */
export const findDevices = (db: Executor, userId: number) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.usedAt), desc(pushSubscriptions.id));

export const findDevice = async (db: Executor, userId: number, id: number) => {
  const [row] = await db.select().from(pushSubscriptions).where(one(userId, id));
  return row ?? null;
};

/** Out: whether the member had it. */
export const deleteDevice = async (db: Executor, userId: number, id: number): Promise<boolean> => {
  const { rowCount } = await db.delete(pushSubscriptions).where(one(userId, id));
  return rowCount === 1;
};

export const noteSent = (db: Executor, id: number) =>
  db.update(pushSubscriptions).set({ sentAt: sql`now()` }).where(eq(pushSubscriptions.id, id));

/** Forgets an address that is gone. Out: false where its browser has another by now. */
export const forgetAddress = async (
  db: Executor,
  { id, endpoint }: { id: number; endpoint: string },
): Promise<boolean> => {
  const { rowCount } = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)));
  return rowCount === 1;
};

/**
 * Stores the browser of a session, which has one: an address of before goes. Whoever's the address was, it is this member's now. Of
 * more than ten the one unused for longest goes. In: a transaction with the account locked.
 */
export const putDevice = async (
  tx: Executor,
  { id: userId, sessionId }: { id: number; sessionId: string },
  { endpoint, keys }: PushSubscriptionInput,
  device: string,
): Promise<void> => {
  // What waits to be pushed to another member there goes with their browser.
  const ofAnother = and(eq(pushSubscriptions.endpoint, endpoint), not(eq(pushSubscriptions.userId, userId)));
  await tx.delete(pushSubscriptions).where(ofAnother);
  const set = { userId, sessionId, ...keys, device, usedAt: sql`now()` };
  const [row] = await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...set })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
    .returning({ id: pushSubscriptions.id });
  if (!row) throw new Error('no row of a push subscription');
  const others = and(eq(pushSubscriptions.userId, userId), not(eq(pushSubscriptions.id, row.id)));
  await tx.delete(pushSubscriptions).where(and(others, eq(pushSubscriptions.sessionId, sessionId)));
  const surplus = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(others)
    .orderBy(desc(pushSubscriptions.usedAt))
    .offset(PUSH_DEVICES_MAX - 1);
  await tx.delete(pushSubscriptions).where(and(others, inArray(pushSubscriptions.id, surplus)));
};

/** Gives a browser the address that took the place of its old one. Out: false for an old one that is not stored with this secret. */
export const replaceDevice = async (
  tx: Executor,
  old: { endpoint: string; auth: string },
  { endpoint, keys }: PushSubscriptionInput,
): Promise<boolean> => {
  const which = and(eq(pushSubscriptions.endpoint, old.endpoint), eq(pushSubscriptions.auth, old.auth));
  const [known] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(which)
    .for('update');
  if (!known) return false;
  // A page that was open may have said so before the worker.
  const others = and(eq(pushSubscriptions.endpoint, endpoint), not(eq(pushSubscriptions.id, known.id)));
  await tx.delete(pushSubscriptions).where(others);
  await tx
    .update(pushSubscriptions)
    .set({ endpoint, ...keys, usedAt: sql`now()` })
    .where(eq(pushSubscriptions.id, known.id));
  return true;
};

/** Has all alerts of a member tell by push too. */
export const spreadPush = async (db: Executor, userId: number): Promise<void> => {
  await db
    .update(alerts)
    .set({ channels: sql`array_append(${alerts.channels}, 'push')` })
    .where(and(eq(alerts.userId, userId), not(arrayContains(alerts.channels, ['push']))));
};
