import { isReservedName } from '@hanca/common/person-names.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { emailVerifications, knownDevices } from '../../db/schema/account.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { accountColumns } from '../account/queries.ts';
import { endGrace } from '../second-factor/queries.ts';

/** Not staff who never verified their address: the first reset takes what its maker had attached, and with it a second factor. */
export const canReset = ({
  verifiedAt,
  roles,
}: {
  verifiedAt: Date | null;
  roles: readonly string[];
}): boolean => verifiedAt !== null || !roles.includes('admin');

/** The account that is recovered by an address: who verified it, else who used theirs last. Null for none, and one that cannot be. */
export const findRecoverable = async (db: Executor, email: string) => {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.verifiedAt} is null`, sql`${users.seenAt} desc nulls last`, users.id)
    .limit(1);
  return row && !row.suspended && canReset(row) ? row : null;
};

/** Gives an account another address, which has yet to be verified. */
export const setEmail = async (db: Executor, userId: number, email: string): Promise<void> => {
  await db.update(users).set({ email, verifiedAt: null }).where(eq(users.id, userId));
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
};

export const setName = async (db: Executor, userId: number, name: string): Promise<void> => {
  await db
    .update(users)
    .set({ name, reservedName: isReservedName(name) })
    .where(eq(users.id, userId));
};

/**
 * Takes from an account what was added since that lets somebody in or holds its owner out: passkeys, accounts of other
 * services and an app. Recovery codes and known browsers, which do not say since when, all go. Staff whose factor it was have no time to do without one: a password alone makes them a member.
 */
export const dropAddedSince = async (db: Executor, userId: number, since: Date): Promise<void> => {
  const ofUser = { passkeys: eq(passkeys.userId, userId), codes: eq(secondFactors.userId, userId) };
  await db.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, since)));
  await db.update(secondFactors).set({ recoveryCodes: [] }).where(ofUser.codes);
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
  const keys = await db.delete(passkeys).where(and(ofUser.passkeys, gte(passkeys.createdAt, since)));
  const codes = await db
    .delete(secondFactors)
    .where(and(ofUser.codes, gte(secondFactors.confirmedAt, since)));
  if (keys.rowCount || codes.rowCount) await endGrace(db, userId);
};

/** Takes from an account all that its maker, who may have been a stranger, is known by or could hold its owner out with. */
export const dropMakersTraces = async (db: Executor, userId: number): Promise<void> => {
  for (const table of [passkeys, identities, secondFactors, knownDevices, emailVerifications]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
};
