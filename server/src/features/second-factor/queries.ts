import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';

// In queries of `users`. Written out: in a query of one table drizzle leaves the tables' names away.

/** Whether an account has a device that gives codes. */
export const hasCodes = sql<boolean>`exists (select from second_factors f
  where f.user_id = users.id and f.confirmed_at is not null)`;

/** Whether an account has a passkey. */
export const hasPasskey = sql<boolean>`exists (select from passkeys k where k.user_id = users.id)`;

export const passkeyCount = sql<number>`(select count(*)::int from passkeys k where k.user_id = users.id)`;

/** Whether an account has a second factor: codes, or a passkey, which is two factors. */
export const hasFactor = sql<boolean>`(${hasCodes} or ${hasPasskey})`;

/** What an account has; null for no account. */
export const findFactors = async (db: Executor, userId: number) => {
  const [row] = await db
    .select({
      codes: hasCodes,
      passkeys: passkeyCount,
      isStaff: sql<boolean>`'admin' = any(${users.roles})`,
      recoveryCodes: sql<number>`coalesce((select cardinality(f.recovery_codes) from second_factors f
        where f.user_id = users.id), 0)`,
      graceOver: sql<boolean>`coalesce(${users.secondFactorDueAt} <= now(), false)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
};

const inForce = (userId: number) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** The secret of an account's codes as it is stored; null for none. */
export const findSecret = async (db: Executor, userId: number): Promise<string | null> => {
  const [row] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(inForce(userId));
  return row?.secret ?? null;
};

interface Codes {
  /** Encrypted. */
  secret: string;
  lastStep: number;
  /** Sealed. */
  recoveryCodes: string[];
}

/** Stores what an account's codes are made of, in place of what was there. */
export const setCodes = async (db: Executor, userId: number, codes: Codes): Promise<void> => {
  const set = { ...codes, confirmedAt: sql`now()` };
  await db
    .insert(secondFactors)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: secondFactors.userId, set });
};

/** Uses the code of a step up. Out: false where that or a later one was used before. */
export const takeStep = async (db: Executor, userId: number, step: number): Promise<boolean> => {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(inForce(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
};

/** Uses a recovery code up. Out: how many are left; null where there is no such code. */
export const takeRecoveryCode = async (
  db: Executor,
  userId: number,
  sealed: string,
): Promise<number | null> => {
  const [row] = await db
    .update(secondFactors)
    .set({ recoveryCodes: sql`array_remove(${secondFactors.recoveryCodes}, ${sealed})` })
    .where(and(inForce(userId), sql`${sealed} = any(${secondFactors.recoveryCodes})`))
    .returning({ left: sql<number>`cardinality(${secondFactors.recoveryCodes})` });
  return row?.left ?? null;
};

/** Out: false for an account without codes. */
export const setRecoveryCodes = async (
  db: Executor,
  userId: number,
  recoveryCodes: string[],
): Promise<boolean> => {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryCodes })
    .where(inForce(userId))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
};

/** Lets staff without a second factor do no more than members, from now on; who has one, and members, notice nothing. */
export const endGrace = async (db: Executor, userId: number): Promise<void> => {
  const staff = sql`'admin' = any(${users.roles})`;
  await db
    .update(users)
    .set({ secondFactorDueAt: sql`least(${users.secondFactorDueAt}, now())` })
    .where(and(eq(users.id, userId), staff));
};

/** Out: how many apps went, none or one. */
export const deleteCodes = async (db: Executor, userId: number): Promise<number> => {
  const { rowCount } = await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  return rowCount ?? 0;
};
