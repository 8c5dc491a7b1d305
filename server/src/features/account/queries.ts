import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { and, desc, eq, gt, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { hasRows } from '../../db/rows.ts';
import { sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import { hasFactor, hasPasskey } from '../second-factor/queries.ts';
import { publishListings } from '../users/queries.ts';
import { suspendedReason, suspendedUntil } from '../users/suspended-until.ts';
import { type AccessTokenClaims, hashToken } from './tokens.ts';

/** What is read of an account. */
export const accountColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  suspended: users.suspended,
  verifiedAt: users.verifiedAt,
};

/** Of staff without a second factor; null for all others. */
const secondFactorDueAt = sql<Date | null>`case
  when 'admin' = any(${users.roles}) and not ${hasFactor} then ${users.secondFactorDueAt} end`.mapWith(
  users.secondFactorDueAt,
);

/**
 * Whether a member is verified: their address is, or they have none and a service that they sign in with vouches for them. A linked
 * service does not stand in for an address that was entered: it could be linked to one account after the other.
 */
const verified = sql<boolean>`(${users.verifiedAt} is not null or ${users.email} is null
  and exists (select from identities i where i.user_id = ${users.id}))`;

/** The person of an access token, if account and session are still good; roles as they are now. */
export const findCaller = async (db: Executor, { userId, sessionId }: AccessTokenClaims) => {
  const [row] = await prepared(db, 'account.caller', (name) =>
    db
      .select({
        ...accountColumns,
        verified,
        level: users.level,
        deleteAt: users.deleteAt,
        suspendedUntil,
        suspendedReason,
        secondFactorDueAt,
        sessionId: sessions.id,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sql.placeholder('sessionId')),
          gt(sessions.expiresAt, sql`now()`),
          eq(users.id, sql.placeholder('userId')),
          eq(users.suspended, false),
        ),
      )
      .prepare(name),
  ).execute({ userId, sessionId });
  return row ?? null;
};

/** How many accounts of an address are tried; a sign-in that fails takes as many hashes, whatever the address. */
export const ACCOUNTS_TRIED = 2;

/**
 * Finds the accounts that somebody may mean by an address (of `normalEmail`): the one that verified it. Where none has, those that were
 * used before in this browser, which newer ones of strangers cannot shut out; or else the newest, so that nobody holds an address by
 * having been first.
 * @param device the mark in the browser; null for none
 */
export const findAccountsByEmail = async (db: Executor, email: string, device: string | null = null) => {
  const isKnown = sql<boolean>`exists (select from known_devices known
    where known.user_id = users.id and known.hash = ${device === null ? '' : hashToken(device)})`;
  const accounts = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash, isKnown })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.verifiedAt} is null`, sql`${isKnown} desc`, desc(users.id))
    .limit(ACCOUNTS_TRIED);
  const [first] = accounts;
  if (first?.verifiedAt) return [first];
  return first?.isKnown ? accounts.filter((account) => account.isKnown) : accounts;
};

/** An account, or null. */
export const findAccount = async (db: Executor, userId: number) => {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
};

/** Whether an address was verified, by another account than that of the given id. */
export const isVerifiedElsewhere = (db: Executor, email: string, userId = 0): Promise<boolean> =>
  hasRows(db, users, and(eq(users.email, email), isNotNull(users.verifiedAt), ne(users.id, userId)));

/** The hash of somebody's password; null where they have none. */
export const findPasswordHash = async (db: Executor, userId: number): Promise<string | null> => {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? null;
};

/** By what somebody can prove to own their account. */
export const findProofs = async (
  db: Executor,
  userId: number,
): Promise<{ hasPassword: boolean; hasPasskey: boolean }> => {
  const [row] = await db
    .select({
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasPasskey,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { hasPassword: false, hasPasskey: false };
};

/** Whether somebody agreed to terms that have changed since, and has not said that they know. */
export const hasNewTerms = (db: Executor, userId: number): Promise<boolean> =>
  hasRows(
    db,
    users,
    and(
      eq(users.id, userId),
      isNotNull(users.agreedAt),
      sql`${users.termsVersion} is distinct from ${TERMS_VERSION}`,
    ),
  );

/** Notes that a member knows the terms as they are now. */
export const setTermsKnown = async (db: Executor, userId: number): Promise<void> => {
  await db.update(users).set({ termsVersion: TERMS_VERSION }).where(eq(users.id, userId));
};

interface NewUser {
  /** Null for none. */
  email: string | null;
  name: string;
  passwordHash: string | null;
  roles?: string[];
  /** When they agreed to the terms as they are now; default: they did not. */
  agreedAt?: Date | null;
  /** For accounts whose address the operator vouches for. */
  verifiedAt?: Date | SQL | null;
}

/** Out: the new user's id; null where the address is said to be verified and somebody has verified it before. */
export const insertUser = async (db: Executor, user: NewUser): Promise<number | null> => {
  const termsVersion = user.agreedAt ? TERMS_VERSION : null;
  const values = { ...user, termsVersion };
  const [row] = await db.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
};

/** In: null for none, so that nobody signs in by one. */
export const replacePasswordHash = async (
  db: Executor,
  userId: number,
  passwordHash: string | null,
): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
};

/** Makes a hash anew with today's parameters. In: that which was checked; a password that was set since stays. */
export const refreshPasswordHash = async (
  db: Executor,
  userId: number,
  { passwordHash, former }: { passwordHash: string; former: string },
): Promise<void> => {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, former)));
};

export const adminExists = (db: Executor): Promise<boolean> =>
  hasRows(db, users, sql`'admin' = any(${users.roles})`);

/**
 * Notes that mail reaches the address of an account, and shows the listings that waited for it.
 * @returns false where another account has verified the address
 * @throws an error of a unique index where another does at the same moment
 */
export const setVerified = async (db: Executor, userId: number): Promise<boolean> => {
  // Written out: in a query of one table drizzle leaves the tables' names away.
  const taken = sql`exists (select from users other
    where other.email = users.email and other.verified_at is not null and other.id <> users.id)`;
  const rows = await db
    .update(users)
    .set({ verifiedAt: sql`coalesce(${users.verifiedAt}, now())` })
    .where(and(eq(users.id, userId), not(taken)))
    .returning({ id: users.id });
  if (rows.length === 0) return false;
  await publishListings(db, userId);
  return true;
};
