import { SESSION_IDLE_DAYS, SESSION_TOTAL_DAYS } from '@hanca/common/retention.ts';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { hasRows } from '../../db/rows.ts';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../http/problems.ts';
import { dropApprovals } from '../qr/queries.ts';
import { accountColumns } from './queries.ts';
import { hashToken, newToken, successorOf } from './tokens.ts';
import { holdAccount } from './ways-in.ts';

/** Sessions of an account; beyond it the one unused for longest ends (decisions, Accounts). */
const SESSIONS_MAX = 20;

/** A token used again this soon after its exchange is a second tab or a lost answer, not a thief (decisions, Accounts). */
const REUSE_GRACE_SECONDS = 30;

const days = (n: number) => sql`${n} * interval '1 day'`;

/** When a session that is used now ends. */
const expiry = sql`least(now() + ${days(SESSION_IDLE_DAYS)}, ${sessions.createdAt} + ${days(SESSION_TOTAL_DAYS)})`;

/** For `and(…)`: the session still lasts. A version before this one let them live longer. */
const lasts = () =>
  and(gt(sessions.expiresAt, sql`now()`), gt(sessions.createdAt, sql`now() - ${days(SESSION_TOTAL_DAYS)}`));

/** Staff have so long from their first sign-in, or from the first use of a session as staff, to set up a second factor. */
const SECOND_FACTOR_DAYS = 14;

const secondFactorDueAt = sql`case when 'admin' = any(${users.roles})
  then coalesce(${users.secondFactorDueAt}, now() + ${days(SECOND_FACTOR_DAYS)}) end`;

/**
 * Before the session itself in every transaction, as a suspension does: in the other order two would wait for each other.
 * @param passwordHash of the password that somebody signs in by
 * @param zone of their browser's clocks; the one that is stored stays where it names none
 * @returns false where the account was suspended meanwhile, or has another password
 */
const setSeen = async (
  db: Executor,
  userId: number,
  { passwordHash, zone }: Pick<NewSession, 'passwordHash' | 'zone'> = {},
): Promise<boolean> => {
  const isSame = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash);
  const { rowCount } = await db
    .update(users)
    .set({ seenAt: sql`now()`, secondFactorDueAt, ...(zone ? { zone } : {}) })
    .where(and(eq(users.id, userId), eq(users.suspended, false), isSame));
  return rowCount === 1;
};

interface NewSession {
  userId: number;
  /** Of the password that somebody signs in by. */
  passwordHash?: string | undefined;
  device: string;
  country?: string | null;
  /** Of the browser's clocks; null where it names none. */
  zone?: string | null;
  tokenHash: string;
  /** Whether whoever starts it has proved to own the account. Default: true. */
  isProven?: boolean;
}

/** Out: the session's id; null where the account was suspended meanwhile, or has another password. */
export const insertSession = (
  db: Executor,
  { tokenHash, passwordHash, zone, isProven = true, ...session }: NewSession,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { userId } = session;
    if (!(await setSeen(tx, userId, { passwordHash, zone }))) return null;
    const expiresAt = sql`now() + ${days(SESSION_IDLE_DAYS)}`;
    const [row] = await tx
      .insert(sessions)
      .values({ ...session, expiresAt, authenticatedAt: isProven ? sql`now()` : null })
      .returning({ id: sessions.id });
    if (!row) throw new Error('no session row');
    await tx.insert(refreshTokens).values({ hash: tokenHash, sessionId: row.id });
    const older = and(eq(sessions.userId, userId), ne(sessions.id, row.id));
    const surplus = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(older)
      .orderBy(desc(sessions.usedAt))
      .offset(SESSIONS_MAX - 1);
    await tx.delete(sessions).where(and(older, inArray(sessions.id, surplus)));
    return row.id;
  });

/** Whether a token was exchanged too long ago to be a second tab's or one of which the answer was lost. */
const reused = sql<boolean>`coalesce(${refreshTokens.rotatedAt} < now() - ${REUSE_GRACE_SECONDS} * interval '1 second', false)`;

/** A refresh token's state with the account it belongs to; null for an unknown one, a session that is over, a suspended account. */
export const findRefreshToken = async (db: Executor, hash: string) => {
  const [row] = await db
    .select({ ...accountColumns, sessionId: sessions.id, reused })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(refreshTokens.hash, hash), lasts(), eq(users.suspended, false)));
  return row ?? null;
};

/** Out: the newest token that followed the given one, which itself is the newest where none did. */
const newestAfter = async (tx: Executor, token: string): Promise<string> => {
  const [row] = await tx
    .select({ salt: refreshTokens.salt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)));
  return row?.salt ? newestAfter(tx, successorOf(token, row.salt)) : token;
};

interface Renewal {
  userId: number;
  sessionId: string;
  /** Where it is used now; null for unknown. */
  country: string | null;
  token: string;
}

/**
 * Exchanges a session's token for its successor. A token that was exchanged before gives the newest of its session, so
 * that tabs which renew at once, and a thief with a copy, go on with the same one: whoever uses it second after the
 * grace is noticed. Out: the successor; null when the session has ended meanwhile.
 */
export const rotateRefreshToken = (
  db: Executor,
  { userId, sessionId, country, token }: Renewal,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    await setSeen(tx, userId);
    // Before the tokens: renewals of a session follow one another, and it cannot be ended halfway.
    const alive = await tx
      .update(sessions)
      .set({ usedAt: sql`now()`, expiresAt: expiry, country })
      .where(eq(sessions.id, sessionId))
      .returning({ id: sessions.id });
    if (alive.length === 0) return null;
    const newest = await newestAfter(tx, token);
    if (newest !== token) return newest;
    const salt = newToken();
    const successor = successorOf(token, salt);
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: sql`coalesce(${refreshTokens.rotatedAt}, now())`, salt })
      .where(eq(refreshTokens.hash, hashToken(token)));
    await tx.insert(refreshTokens).values({ hash: hashToken(successor), sessionId });
    return successor;
  });

/** A proof of owning the account is good for so long: what cannot be undone needs one. */
const RECENT_MINUTES = 10;

/** Whether whoever uses a session has just proved to own the account. */
export const isRecent = (db: Executor, sessionId: string): Promise<boolean> =>
  hasRows(
    db,
    sessions,
    and(
      eq(sessions.id, sessionId),
      gt(sessions.authenticatedAt, sql`now() - ${RECENT_MINUTES} * interval '1 minute'`),
    ),
  );

/** Notes that they have. */
export const setAuthenticated = async (db: Executor, sessionId: string): Promise<void> => {
  await db.update(sessions).set({ authenticatedAt: sql`now()` }).where(eq(sessions.id, sessionId));
};

/** Ends a session, with a user only one of theirs. Out: whether there was one. */
export const deleteSession = async (db: Executor, sessionId: string, userId?: number): Promise<boolean> => {
  const own = userId === undefined ? undefined : eq(sessions.userId, userId);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), own))
    .returning({ id: sessions.id });
  return rows.length > 0;
};

/** Locks an account for what its member adds or approves. Out: false where the session in which they do has ended meanwhile. */
export const lockSession = async (
  tx: Executor,
  { id: userId, sessionId }: { id: number; sessionId: string },
): Promise<boolean> => {
  await holdAccount(tx, userId);
  return hasRows(tx, sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, userId), lasts()));
};

/** The same for the caller. Throws Problem 401 where their session has ended. */
export const requireSession = async (
  tx: Executor,
  caller: { id: number; sessionId: string },
): Promise<void> => {
  if (!(await lockSession(tx, caller))) throw new Problem('unauthorized');
};

/** Ends every session of somebody but one, and what any of them has approved. Out: how many. */
export const deleteOtherSessions = (db: Executor, userId: number, sessionId: string): Promise<number> =>
  db.transaction(async (tx) => {
    // One that starts at this moment is there afterwards, or is not started.
    await holdAccount(tx, userId);
    const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
    const { rowCount } = await tx.delete(sessions).where(others);
    await dropApprovals(tx, userId);
    return rowCount ?? 0;
  });

export const findSessions = (db: Executor, userId: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      country: sessions.country,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lasts()))
    .orderBy(desc(sessions.usedAt));

/** Removes tokens that were exchanged before `before`, and sessions that are over. */
export const dropOldSessions = async (db: Executor, before: Date): Promise<void> => {
  // Tokens first: a session takes those that are left along, which are few then.
  await deleteInBatches(db, refreshTokens, lt(refreshTokens.rotatedAt, before));
  // Who was away for weeks is told on: alerts are for them above all.
  const over = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db
    .update(pushSubscriptions)
    .set({ sessionId: null })
    .where(inArray(pushSubscriptions.sessionId, over));
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, sql`now()`));
};
