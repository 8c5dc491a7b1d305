import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { hasRows } from '../../db/rows.ts';
import { knownDevices } from '../../db/schema/account.ts';
import { hashToken, newToken } from './tokens.ts';

/** Browsers that an account is known in; beyond it the one unused for longest is forgotten. */
const DEVICES_MAX = 20;

/** The stored mark of a browser that signed in to this account before; null for any other. In: its cookie. */
export const findDevice = async (
  db: Executor,
  userId: number,
  presented: string | null,
): Promise<string | null> => {
  if (presented === null) return null;
  const [row] = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashToken(presented))));
  return row?.hash ?? null;
};

/** Whether a cookie is one of ours: one that somebody else put into the browser is not taken over. */
const isOurs = (db: Executor, presented: string): Promise<boolean> =>
  hasRows(db, knownDevices, eq(knownDevices.hash, hashToken(presented)));

/**
 * Remembers that a browser has signed in to an account. In: its cookie, null for none.
 * @returns the cookie that it is known by from now on, the same for every account that is used in it; and whether the account
 *   was used in other browsers before, and never in this one
 */
export const rememberDevice = async (
  db: Executor,
  userId: number,
  presented: string | null,
): Promise<{ device: string; isNew: boolean }> => {
  const device = presented !== null && (await isOurs(db, presented)) ? presented : newToken();
  const before = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await db
    .insert(knownDevices)
    .values({ userId, hash: hashToken(device) })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.hash],
      set: { usedAt: sql`excluded.used_at` },
    });
  const surplus = db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.usedAt))
    .offset(DEVICES_MAX);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, surplus)));
  return { device, isNew: before.length > 0 && before.every(({ hash }) => hash !== hashToken(device)) };
};

/** Forgets browsers that have not signed in since `before`. */
export const dropOldDevices = (db: Executor, before: Date): Promise<number> =>
  deleteInBatches(db, knownDevices, lt(knownDevices.usedAt, before));
