import { DEAL_DONE, PRICE_MARK_DAYS } from '@hanca/common/realties.ts';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';

/** How long before the end its owner is notified. */
const NOTIFIED_BEFORE_DAYS = 7;

/** A listing that ends soon. */
export interface Ending {
  id: number;
  title: string;
  expiresAt: Date;
  userId: number;
}

/** Hides listings whose time is over, at most `most`. Out: how many. */
export const hideExpired = async (db: Executor, most: number): Promise<number> => {
  // Locked ones are being renewed, or hidden by another process.
  const expired = db
    .select({ id: realties.id })
    .from(realties)
    .where(and(realties.visible, sql`${realties.expiresAt} <= now()`))
    .orderBy(realties.expiresAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(realties)
    .set({ visible: false })
    .where(sql`${realties.id} = any(array(${expired}))`)
    .returning({ id: realties.id });
  return rows.length;
};

/** Forgets prices that were lowered so long ago that it is no news any more, at most `most`. Out: how many. */
export const forgetLowered = async (db: Executor, most: number): Promise<number> => {
  const old = db
    .select({ id: realties.id })
    .from(realties)
    .where(
      and(
        isNotNull(realties.previousPrice),
        sql`${realties.priceSince} <= now() - ${PRICE_MARK_DAYS} * interval '1 day'`,
      ),
    )
    .orderBy(realties.priceSince)
    .limit(most)
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(realties)
    .set({ previousPrice: null })
    .where(sql`${realties.id} = any(array(${old}))`);
  return rowCount ?? 0;
};

/** Listings that end within a week and whose owners were not notified, at most `most`: from now on they count as notified. */
export const takeEnding = async (tx: Executor, most: number): Promise<Ending[]> => {
  const ending = await tx
    .select({
      id: realties.id,
      title: realties.title,
      expiresAt: realties.expiresAt,
      userId: realties.userId,
    })
    .from(realties)
    .innerJoin(users, eq(users.id, realties.userId))
    .where(
      and(
        realties.visible,
        eq(realties.expiryTold, false),
        // Who verifies the address later is notified then.
        isNotNull(users.verifiedAt),
        // What is let already has nobody to be found for.
        ne(realties.status, DEAL_DONE),
        sql`${realties.expiresAt} > now()`,
        sql`${realties.expiresAt} <= now() + ${NOTIFIED_BEFORE_DAYS} * interval '1 day'`,
      ),
    )
    .orderBy(realties.expiresAt)
    .limit(most)
    .for('update', { of: realties, skipLocked: true });
  const ids = ending.map(({ id }) => id);
  if (ids.length > 0) await tx.update(realties).set({ expiryTold: true }).where(inArray(realties.id, ids));
  return ending;
};
