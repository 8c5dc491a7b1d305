import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { emailVerifications } from '../../db/schema/account.ts';

interface NewVerification {
  userId: number;
  tokenHash: string;
  codeHash: string;
  expiresAt: Date;
}

/** Stores what the newest mail holds; links and codes of earlier ones work no longer. */
export const replaceVerification = async (db: Executor, verification: NewVerification): Promise<void> => {
  await db
    .insert(emailVerifications)
    .values(verification)
    .onConflictDoUpdate({ target: emailVerifications.userId, set: { ...verification, usedAt: null } });
};

/** Either what a link holds, or a member's code. */
type Presented = { tokenHash: string } | { userId: number; codeHash: string };

const presents = (given: Presented) =>
  'tokenHash' in given
    ? eq(emailVerifications.tokenHash, given.tokenHash)
    : and(eq(emailVerifications.userId, given.userId), eq(emailVerifications.codeHash, given.codeHash));

/** Whose a link or a code is, good or not; null for nobody's. */
export const findPresenter = async (db: Executor, given: Presented): Promise<number | null> => {
  const [row] = await db
    .select({ userId: emailVerifications.userId })
    .from(emailVerifications)
    .where(presents(given));
  return row?.userId ?? null;
};

/** Uses a link or a code up. Out: whose it was; null when it is none, no longer good or used before. */
export const takeVerification = async (db: Executor, given: Presented): Promise<number | null> => {
  const [row] = await db
    .update(emailVerifications)
    .set({ usedAt: sql`now()` })
    .where(
      and(presents(given), isNull(emailVerifications.usedAt), gt(emailVerifications.expiresAt, sql`now()`)),
    )
    .returning({ userId: emailVerifications.userId });
  return row?.userId ?? null;
};

/** Whether a link or a code was used up by somebody. */
export const wasTaken = async (db: Executor, given: Presented): Promise<boolean> => {
  const [row] = await db
    .select({ usedAt: emailVerifications.usedAt })
    .from(emailVerifications)
    .where(presents(given));
  return row ? row.usedAt !== null : false;
};

/** Removes those that are no longer good. */
export const dropOldVerifications = (db: Executor): Promise<number> =>
  deleteInBatches(db, emailVerifications, lt(emailVerifications.expiresAt, sql`now()`));
