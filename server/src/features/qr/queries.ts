import { QR_LASTS_MS } from '@hanca/common/contract/qr.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { qrSignins } from '../../db/schema/qr-signins.ts';
import { hashToken, newToken } from '../account/tokens.ts';

/** Wrong numbers that refuse a code for good. */
const WRONG_NUMBERS = 3;

/** An approval can be collected for so long at least: the browser looks every three seconds. */
const COLLECT_SECONDS = 30;

/** What ends the time in which a code can be approved, and then collected. */
const lasts = gt(qrSignins.expiresAt, sql`now()`);

interface NewQr {
  number: number;
  device: string;
  country: string | null;
}

/** Stores a new code. Out: the secrets of the polling, of the code and of the browser, none of which is stored. */
export const insertQr = async (
  db: Executor,
  given: NewQr,
): Promise<{ sessionId: string; code: string; browser: string }> => {
  const [sessionId, code, browser] = [newToken(), newToken(), newToken()];
  await db.insert(qrSignins).values({
    ...given,
    hash: hashToken(sessionId),
    codeHash: hashToken(code),
    browserHash: hashToken(browser),
    status: 'pending',
    expiresAt: sql`now() + ${QR_LASTS_MS} * interval '1 millisecond'`,
  });
  return { sessionId, code, browser };
};

const columns = {
  device: qrSignins.device,
  country: qrSignins.country,
  status: qrSignins.status,
  userId: qrSignins.userId,
  expiresAt: qrSignins.expiresAt,
  isOver: sql<boolean>`${qrSignins.expiresAt} <= now()`,
};

/** What polls: its id and the cookie of the browser. */
interface Poller {
  sessionId: string;
  browser: string;
}

const isOf = ({ sessionId, browser }: Poller) =>
  and(eq(qrSignins.hash, hashToken(sessionId)), eq(qrSignins.browserHash, hashToken(browser)));

/** The code that a browser drew; null for none, and for that of another browser. */
export const findPolled = async (db: Executor, poller: Poller) => {
  const [row] = await db.select(columns).from(qrSignins).where(isOf(poller));
  return row ?? null;
};

export const findByCode = async (db: Executor, code: string) => {
  const [row] = await db
    .select(columns)
    .from(qrSignins)
    .where(eq(qrSignins.codeHash, hashToken(code)));
  return row ?? null;
};

/** Takes an approval, which only one can. Out: who approved; null for none that waits. */
export const collect = async (db: Executor, poller: Poller): Promise<number | null> => {
  const [row] = await db
    .update(qrSignins)
    .set({ status: 'collected' })
    .where(and(isOf(poller), eq(qrSignins.status, 'approved'), lasts))
    .returning({ userId: qrSignins.userId });
  return row?.userId ?? null;
};

const waits = (code: string) =>
  and(eq(qrSignins.codeHash, hashToken(code)), eq(qrSignins.status, 'pending'), lasts);

/** Approves a code with the number of its screen; the last wrong one refuses it. Out: null where it does not wait any more. */
export const approve = async (
  db: Executor,
  { code, number, userId }: { code: string; number: number; userId: number },
): Promise<'approved' | 'wrong' | 'refused' | null> => {
  const right = sql`${qrSignins.number} = ${number}`;
  const collectUntil = sql`now() + ${COLLECT_SECONDS} * interval '1 second'`;
  const wrong = sql`${qrSignins.wrongNumbers} + 1`;
  const [row] = await db
    .update(qrSignins)
    .set({
      status: sql`case when ${right} then 'approved' when ${wrong} >= ${WRONG_NUMBERS} then 'refused' else 'pending' end`,
      wrongNumbers: sql`case when ${right} then ${qrSignins.wrongNumbers} else ${wrong} end`,
      userId: sql`case when ${right} then ${userId}::integer end`,
      expiresAt: sql`case when ${right} then greatest(${qrSignins.expiresAt}, ${collectUntil}) else ${qrSignins.expiresAt} end`,
    })
    .where(waits(code))
    .returning({ status: qrSignins.status });
  if (!row) return null;
  if (row.status === 'pending') return 'wrong';
  return row.status === 'approved' ? 'approved' : 'refused';
};

/** Out: whether it waited. */
export const refuse = async (db: Executor, code: string): Promise<boolean> => {
  const rows = await db
    .update(qrSignins)
    .set({ status: 'refused' })
    .where(waits(code))
    .returning({ status: qrSignins.status });
  return rows.length > 0;
};

/** Forgets what somebody has approved and nobody has collected: with their sessions it ends. */
export const dropApprovals = async (db: Executor, userId: number): Promise<void> => {
  await db.delete(qrSignins).where(eq(qrSignins.userId, userId));
};

/** Removes those that are over. */
export const dropOldQr = (db: Executor): Promise<number> =>
  deleteInBatches(db, qrSignins, lt(qrSignins.expiresAt, sql`now()`));
