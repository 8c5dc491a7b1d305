import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { oneTimeTokens } from '../../db/schema/account.ts';
import { hashToken, newToken } from './tokens.ts';

/** Something that can be used once: what it is for, and what is to be known then. */
export interface OneTime<Data extends object> {
  kind: string;
  /** Milliseconds that it is good for. */
  lastsMs: number;
  /** Never read: it carries the type of the data. */
  data?: Data;
}

/** Stores what can be used once. In: whose it is, null for nobody yet. Out: the token, which is stored as a hash alone. */
export const issueOnce = async <Data extends object>(
  db: Executor,
  { kind, lastsMs }: OneTime<Data>,
  { userId, data }: { userId: number | null; data: Data },
): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(Date.now() + lastsMs);
  await db.insert(oneTimeTokens).values({ hash: hashToken(token), kind, userId, data, expiresAt });
  return token;
};

/** For `and(…)`: the token is of a kind and still good. */
const isGood = (kind: string, token: string) =>
  and(
    eq(oneTimeTokens.hash, hashToken(token)),
    eq(oneTimeTokens.kind, kind),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

/** What was stored with a token, which stays good; null when it is none of this kind, over or used. */
export const findOnce = async <Data extends object>(
  db: Executor,
  { kind }: OneTime<Data>,
  token: string,
): Promise<{ userId: number | null; data: Data } | null> => {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId, data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(isGood(kind, token));
  return row ? { userId: row.userId, data: row.data as Data } : null;
};

/** Uses a token up. Out: what was stored with it, and when; null when it is none of this kind, over or used before. */
export const takeOnce = async <Data extends object>(
  db: Executor,
  { kind, lastsMs }: OneTime<Data>,
  token: string,
): Promise<{ userId: number | null; data: Data; issuedAt: Date } | null> => {
  const [row] = await db.delete(oneTimeTokens).where(isGood(kind, token)).returning();
  if (!row) return null;
  const issuedAt = new Date(row.expiresAt.getTime() - lastsMs);
  return { userId: row.userId, data: row.data as Data, issuedAt };
};

/** What is stored with the newest token of a kind that somebody was given and that is still good; null for none. */
export const findNewestOnce = async <Data extends object>(
  db: Executor,
  { kind }: OneTime<Data>,
  userId: number,
): Promise<Data | null> => {
  const [row] = await db
    .select({ data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, kind),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(oneTimeTokens.expiresAt))
    .limit(1);
  return row ? (row.data as Data) : null;
};

/** Makes what somebody was given of a kind no good: a newer one takes its place, or it is over. */
export const dropOnce = async (db: Executor, { kind }: OneTime<object>, userId: number): Promise<void> => {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)));
};

/** Makes everything no good that somebody was given; not of the kinds that are to stay. */
export const dropAllOnce = async (
  db: Executor,
  userId: number,
  ...stay: OneTime<object>[]
): Promise<void> => {
  const kinds = stay.map(({ kind }) => kind);
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), notInArray(oneTimeTokens.kind, kinds)));
};

/** Removes those that are over. */
export const dropOldOnce = (db: Executor): Promise<number> =>
  deleteInBatches(db, oneTimeTokens, lt(oneTimeTokens.expiresAt, sql`now()`));
