import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import type { AccessTokenClaims } from './tokens.ts';

const account = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  suspended: users.suspended,
};

/** The person of an access token, if account and session are still good; roles as they are now. */
export const findCaller = async (db: Executor, { userId, sessionId }: AccessTokenClaims) => {
  const [row] = await prepared(db, 'account.caller', (name) =>
    db
      .select({ ...account, sessionId: sessions.id })
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

/** The account of an email in lower case, with its password hash. */
export const findAccountByEmail = async (db: Executor, email: string) => {
  const [row] = await db
    .select({ ...account, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
};

interface NewUser {
  email: string;
  name: string;
  passwordHash: string | null;
  roles?: string[];
  agreedAt?: Date | null;
}

/** Out: the new user's id, or null when the email is taken. */
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

export const adminExists = async (db: Executor): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`)
    .limit(1);
  return rows.length > 0;
};

interface NewSession {
  userId: number;
  device: string;
  expiresAt: Date;
  tokenHash: string;
}

/** Before the session itself in every transaction, as a suspension does: in the other order two would wait for each other. */
const setSeen = async (db: Executor, userId: number, now: Date): Promise<void> => {
  await db.update(users).set({ seenAt: now }).where(eq(users.id, userId));
};

/** Out: the session's id. */
export const insertSession = (db: Executor, { tokenHash, ...session }: NewSession): Promise<string> =>
  db.transaction(async (tx) => {
    await setSeen(tx, session.userId, new Date());
    const [row] = await tx.insert(sessions).values(session).returning({ id: sessions.id });
    if (!row) throw new Error('no session row');
    await tx.insert(refreshTokens).values({ hash: tokenHash, sessionId: row.id });
    return row.id;
  });

/** A refresh token's state with the account it belongs to; null for an unknown one, a session that is over, a suspended account. */
export const findRefreshToken = async (db: Executor, hash: string) => {
  const [row] = await db
    .select({ ...account, sessionId: sessions.id, rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(refreshTokens.hash, hash), gt(sessions.expiresAt, sql`now()`), eq(users.suspended, false)));
  return row ?? null;
};

/**
 * Puts a successor behind a token; of several at once only the first marks the time of rotation. Out: false when the
 * session has ended meanwhile.
 */
export const rotateRefreshToken = (
  db: Executor,
  {
    userId,
    sessionId,
    hash,
    successor,
    now,
    expiresAt,
  }: {
    userId: number;
    sessionId: string;
    hash: string;
    successor: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await setSeen(tx, userId, now);
    // Before the tokens, since it keeps the session from being ended before the successor stands.
    const alive = await tx
      .update(sessions)
      .set({ usedAt: now, expiresAt })
      .where(eq(sessions.id, sessionId))
      .returning({ id: sessions.id });
    if (alive.length === 0) return false;
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: now })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)));
    await tx.insert(refreshTokens).values({ hash: successor, sessionId });
    return true;
  });

/** Ends a session, with a user only one of theirs. Out: whether there was one. */
export const deleteSession = async (db: Executor, sessionId: string, userId?: number): Promise<boolean> => {
  const own = userId === undefined ? undefined : eq(sessions.userId, userId);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), own))
    .returning({ id: sessions.id });
  return rows.length > 0;
};

export const findSessions = (db: Executor, userId: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.usedAt));

/** Removes sessions that are over, with their tokens, and tokens that were exchanged before `before`. */
export const dropOldSessions = async (db: Executor, before: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(refreshTokens).where(lt(refreshTokens.rotatedAt, before));
};
