import type { Alert } from '@hanca/common/contract/alerts.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { alerts } from '../../db/schema/alerts.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';

export type StoredAlert = typeof alerts.$inferSelect;
type Values = Pick<Alert, 'topic' | 'criteria' | 'channels' | 'mode'>;
type Change = Partial<Pick<Alert, 'channels' | 'mode' | 'paused'>>;

const ofMember = (userId: number) => eq(alerts.userId, userId);
const one = (userId: number, id: number) => and(ofMember(userId), eq(alerts.id, id));

/** The id of the newest home that there is, seen or not. */
const newestHome: SQL<number> = sql`(select coalesce(max(${realties.id}), 0) from ${realties})`;

/** All alerts of a member, the newest first. */
export const findAlerts = (db: Executor, userId: number): Promise<StoredAlert[]> =>
  db.select().from(alerts).where(ofMember(userId)).orderBy(desc(alerts.id));

export const countAlerts = (db: Executor, userId: number): Promise<number> =>
  countRows(db, alerts, ofMember(userId));

/** Changes an alert; who goes on with a paused one is told of what comes from now on. Out: null where the member has none such. */
export const updateAlert = async (
  db: Executor,
  userId: number,
  id: number,
  change: Change,
): Promise<StoredAlert | null> => {
  const position =
    change.paused === false
      ? sql`case when ${alerts.paused} then ${newestHome} else ${alerts.position} end`
      : sql`${alerts.position}`;
  const [row] = await db
    .update(alerts)
    .set({ ...change, position })
    .where(one(userId, id))
    .returning();
  return row ?? null;
};

/** Stores an alert about what comes from now on. */
export const insertAlert = async (db: Executor, userId: number, values: Values): Promise<StoredAlert> => {
  const [row] = await db
    .insert(alerts)
    .values({ userId, ...values, position: newestHome })
    .returning();
  if (!row) throw new Error('no alert row');
  return row;
};

/** Out: whether the member had it. */
export const deleteAlert = async (db: Executor, userId: number, id: number): Promise<boolean> => {
  const rows = await db.delete(alerts).where(one(userId, id)).returning({ id: alerts.id });
  return rows.length > 0;
};

export const pauseAll = async (db: Executor, userId: number): Promise<void> => {
  await db.update(alerts).set({ paused: true }).where(ofMember(userId));
};

/** Alerts about homes that are mailed once a day. */
const isDaily = and(eq(alerts.topic, 'realties'), eq(alerts.mode, 'daily'), eq(alerts.paused, false));

/** Members with ids above one, in order, who have daily alerts of which there may be news, and can be mailed. */
export const findWaiting = async (db: Executor, after: number, most: number): Promise<number[]> => {
  const rows = await db
    .select({ id: alerts.userId })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.userId))
    .where(
      and(
        isDaily,
        sql`${alerts.position} < ${newestHome}`,
        gt(alerts.userId, after),
        isNotNull(users.verifiedAt),
        isNull(users.deleteAt),
        eq(users.suspended, false),
      ),
    )
    .groupBy(alerts.userId)
    .orderBy(asc(alerts.userId))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** The daily alerts of a member, locked; none where another process has them. */
export const takeDaily = (tx: Executor, userId: number): Promise<StoredAlert[]> =>
  tx
    .select()
    .from(alerts)
    .where(and(ofMember(userId), isDaily))
    .orderBy(asc(alerts.id))
    .for('update', { skipLocked: true });

export const movePosition = async (tx: Executor, id: number, position: number): Promise<void> => {
  await tx.update(alerts).set({ position }).where(eq(alerts.id, id));
};
