import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { emailVerifications } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';

interface NewVerification {
  userId: number;
  tokenHash: string;
  codeHash: string;
  /** The session that asks for the mail; null for a sign-up, whose session comes later. */
  askedIn: string | null;
  expiresAt: Date;
}

/** Stores what the newest mail holds; links and codes of earlier ones work no longer. */
export const replaceVerification = async (db: Executor, verification: NewVerification): Promise<void> => {
  await db
    .insert(emailVerifications)
    .values(verification)
    .onConflictDoUpdate({ target: emailVerifications.userId, set: { ...verification, usedAt: null } });
};

/** Notes the session of a sign-up as the one that asked for the mail. */
export const setAskedIn = async (db: Executor, userId: number, sessionId: string): Promise<void> => {
  await db
    .update(emailVerifications)
    .set({ askedIn: sessionId })
    .where(eq(emailVerifications.userId, userId));
};

/** Either what a link holds, or a member's code. */
export type Presented = { tokenHash: string } | { userId: number; codeHash: string };

const presents = (given: Presented) =>
  'tokenHash' in given
    ? eq(emailVerifications.tokenHash, given.tokenHash)
    : and(eq(emailVerifications.userId, given.userId), eq(emailVerifications.codeHash, given.codeHash));

/** The mail that held a link or a code, good or not, with its account; null for none. */
export const findVerification = async (db: Executor, given: Presented) => {
  const [row] = await db
    .select({
      userId: emailVerifications.userId,
      askedIn: emailVerifications.askedIn,
      isExpired: sql<boolean>`${emailVerifications.expiresAt} <= now()`,
      /** By it, or by another proof since. */
      isVerified: sql<boolean>`(${emailVerifications.usedAt} is not null or ${users.verifiedAt} is not null)`,
    })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(presents(given));
  return row ?? null;
};

/** Uses a link or a code up. Out: false when it is none, no longer good or used before. */
export const takeVerification = async (db: Executor, given: Presented): Promise<boolean> => {
  const { rowCount } = await db
    .update(emailVerifications)
    .set({ usedAt: sql`now()` })
    .where(
      and(presents(given), isNull(emailVerifications.usedAt), gt(emailVerifications.expiresAt, sql`now()`)),
    );
  return rowCount === 1;
};

/** Removes those that are no longer good. */
export const dropOldVerifications = (db: Executor): Promise<number> =>
  deleteInBatches(db, emailVerifications, lt(emailVerifications.expiresAt, sql`now()`));
