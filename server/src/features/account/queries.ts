import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { hasRows } from '../../db/rows.ts';
import { sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import type { AccessTokenClaims } from './tokens.ts';

/** What is read of an account. */
export const accountColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  suspended: users.suspended,
  verifiedAt: users.verifiedAt,
};

/** The person of an access token, if account and session are still good; roles as they are now. */
export const findCaller = async (db: Executor, { userId, sessionId }: AccessTokenClaims) => {
  const [row] = await prepared(db, 'account.caller', (name) =>
    db
      .select({ ...accountColumns, level: users.level, sessionId: sessions.id })
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

/** The account of an email in lower case, with its password hash: of several the one that verified it. */
export const findAccountByEmail = async (db: Executor, email: string) => {
  const [row] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.verifiedAt} is null`, users.id)
    .limit(1);
  return row ?? null;
};

export const findAccount = async (db: Executor, userId: number) => {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
};

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
      // Written out: in a query of one table drizzle leaves the tables' names away, and here there are two.
      hasPasskey: sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { hasPassword: false, hasPasskey: false };
};

interface NewUser {
  email: string;
  name: string;
  passwordHash: string | null;
  roles?: string[];
  agreedAt?: Date | null;
  /** For accounts whose address the operator vouches for. */
  verifiedAt?: Date | null;
}

/** Out: the new user's id; null where the address is said to be verified and somebody has verified it before. */
export const insertUser = async (db: Executor, user: NewUser): Promise<number | null> => {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
};

export const replacePasswordHash = async (
  db: Executor,
  userId: number,
  passwordHash: string,
): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
};

export const adminExists = (db: Executor): Promise<boolean> =>
  hasRows(db, users, sql`'admin' = any(${users.roles})`);

/** Notes that mail reaches the address of an account. */
export const setVerified = async (db: Executor, userId: number): Promise<void> => {
  await db
    .update(users)
    .set({ verifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
};
