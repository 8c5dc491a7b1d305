import { isReservedName } from '@hanca/common/person-names.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { emailVerifications, knownDevices } from '../../db/schema/account.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { endAttached } from '../account/attached.ts';
import { findAccountsByEmail } from '../account/queries.ts';

/** Not staff who never verified their address: the first reset takes what its maker had attached, and with it a second factor. */
export const canReset = ({
  verifiedAt,
  roles,
}: {
  verifiedAt: Date | null;
  roles: readonly string[];
}): boolean => verifiedAt !== null || !roles.includes('admin');

/** Finds the account that is recovered by an address: the first that sign-in would try and that can be. Null for none. */
export const findRecoverable = async (db: Executor, email: string, device: string | null) => {
  const accounts = await findAccountsByEmail(db, email, device);
  return accounts.find((account) => !account.suspended && canReset(account)) ?? null;
};

/**
 * Gives an account another address, whose link was opened. `setVerified` follows; since when the member is known to get mail stays.
 * @throws an error of a unique index where another account has verified it
 */
export const setEmail = async (db: Executor, userId: number, email: string): Promise<void> => {
  await db.update(users).set({ email }).where(eq(users.id, userId));
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
};

export const setName = async (db: Executor, userId: number, name: string): Promise<void> => {
  await db
    .update(users)
    .set({ name, reservedName: isReservedName(name) })
    .where(eq(users.id, userId));
};

/** Ends what was attached to an account since; recovery codes and known browsers, of which a thief may have older ones, all go. */
export const endAttachedSince = async (tx: Executor, userId: number, since: Date): Promise<void> => {
  await endAttached(tx, userId, { since });
  await tx.update(secondFactors).set({ recoveryCodes: [] }).where(eq(secondFactors.userId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
};
