import { and, eq, gte, lt, ne, not, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { countRows, hasRows } from '../../db/rows.ts';
import { knownDevices, oneTimeTokens, sessions } from '../../db/schema/account.ts';
import { calendarAddresses } from '../../db/schema/calendars.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { qrSignins } from '../../db/schema/qr-signins.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { EMAIL_UNDO } from '../recovery/links.ts';
import { endGrace } from '../second-factor/queries.ts';
import { findPasswordHash } from './queries.ts';

interface Attached {
  table: PgTable & { userId: AnyPgColumn };
  /** Since when a row is what it is; none where it does not say so: such rows always end. */
  since?: AnyPgColumn;
  /** Rows that stay. */
  stays?: SQL;
  /** Every account has some, by signing in alone. */
  common?: true;
}

/**
 * Every table whose rows let somebody act as a member, or receive what is meant for them. Sessions take their refresh tokens along,
 * browsers their pushes, apps their recovery codes. A test finds tables that are missing.
 */
export const attached: readonly Attached[] = [
  { table: sessions, since: sessions.createdAt, common: true },
  { table: knownDevices, since: knownDevices.usedAt, common: true },
  { table: passkeys, since: passkeys.createdAt },
  { table: identities, since: identities.createdAt },
  { table: secondFactors, since: secondFactors.confirmedAt },
  { table: pushSubscriptions, since: pushSubscriptions.createdAt },
  { table: calendarAddresses, since: calendarAddresses.createdAt },
  { table: qrSignins },
  // A pending change of address among them. What gives an address back that somebody took stays good.
  { table: oneTimeTokens, stays: eq(oneTimeTokens.kind, EMAIL_UNDO.kind) },
];

/**
 * Ends what lets somebody act as a member or receive what is meant for them: all of it, or what is older or newer than a moment. Staff
 * who lose a second factor have no time to do without one: a password alone makes them a member. In: a transaction with the account
 * locked. The password is the caller's to replace.
 */
export const endAttached = async (
  tx: Executor,
  userId: number,
  { before, since }: { before?: Date; since?: Date } = {},
): Promise<void> => {
  for (const one of attached) {
    const { rowCount } = await tx
      .delete(one.table)
      .where(
        and(
          eq(one.table.userId, userId),
          one.since && before && lt(one.since, before),
          one.since && since && gte(one.since, since),
          one.stays && not(one.stays),
        ),
      );
    const isFactor = one.table === passkeys || one.table === secondFactors;
    if (isFactor && rowCount) await endGrace(tx, userId);
  }
};

/**
 * Whether an account has nothing but a password and one session.
 * @param sessionId the session in which that is asked, which does not count
 */
export const hasPasswordAlone = async (
  db: Executor,
  userId: number,
  sessionId?: string,
): Promise<boolean> => {
  if ((await findPasswordHash(db, userId)) === null) return false;
  const isOther = sessionId === undefined ? undefined : ne(sessions.id, sessionId);
  if ((await countRows(db, sessions, and(eq(sessions.userId, userId), isOther))) > 1) return false;
  for (const { table, common } of attached)
    if (!common && (await hasRows(db, table, eq(table.userId, userId)))) return false;
  return true;
};
