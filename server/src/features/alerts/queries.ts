import type { AlertTopic } from '@hanca/common/alerts.ts';
import type { Alert, AlertPreferences } from '@hanca/common/contract/alerts.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { alertPreferences, alerts, notifications } from '../../db/schema/alerts.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import { memberZone } from './clocks.ts';
import type { AlertIndex } from './topics/topic.ts';

export type StoredAlert = typeof alerts.$inferSelect;
type Values = Pick<Alert, 'topic' | 'criteria' | 'channels' | 'mode'> & AlertIndex;
type Change = Partial<Pick<Alert, 'channels' | 'mode' | 'paused'>>;

const ofMember = (userId: number) => eq(alerts.userId, userId);
const one = (userId: number, id: number) => and(ofMember(userId), eq(alerts.id, id));

/** All alerts of a member, the newest first. */
export const findAlerts = (db: Executor, userId: number): Promise<StoredAlert[]> =>
  db.select().from(alerts).where(ofMember(userId)).orderBy(desc(alerts.id));

export const countAlerts = (db: Executor, userId: number): Promise<number> =>
  countRows(db, alerts, ofMember(userId));

/** What an alert has found. */
const ofAlert = ({ id, userId }: StoredAlert) =>
  and(eq(notifications.userId, userId), eq(notifications.alertId, id));

/** What waits for a mail or a push waits for none any more. */
const stopWaiting = (tx: Executor, which: SQL | undefined) =>
  tx
    .update(notifications)
    .set({ mail: null, push: null })
    .where(and(which, or(isNotNull(notifications.mail), isNotNull(notifications.push))));

/** Changes an alert; who goes on with a paused one is told of what comes from now on. Out: null where the member has none such. */
export const updateAlert = async (
  db: Executor,
  userId: number,
  id: number,
  change: Change,
): Promise<StoredAlert | null> => {
  const since =
    change.paused === false
      ? sql`case when ${alerts.paused} then now() else ${alerts.since} end`
      : sql`${alerts.since}`;
  const [row] = await db
    .update(alerts)
    .set({ ...change, since })
    .where(one(userId, id))
    .returning();
  if (row && change.paused) await stopWaiting(db, ofAlert(row));
  return row ?? null;
};

/** Stores an alert about what comes from now on. */
export const insertAlert = async (db: Executor, userId: number, values: Values): Promise<StoredAlert> => {
  const [row] = await db
    .insert(alerts)
    .values({ userId, ...values })
    .returning();
  if (!row) throw new Error('no alert row');
  return row;
};

/** Out: whether the member had it. */
export const deleteAlert = async (db: Executor, userId: number, id: number): Promise<boolean> => {
  const rows = await db.delete(alerts).where(one(userId, id)).returning({ id: alerts.id });
  return rows.length > 0;
};

/** Alerts that mail nothing any more; what they find is on the site still, and pushed where that is wanted. */
const noMail = { channels: sql`array_remove(${alerts.channels}, 'email')` };

/** What waits for a mail waits for none any more. */
const stopMail = (tx: Executor, which: SQL | undefined) =>
  tx
    .update(notifications)
    .set({ mail: null })
    .where(and(which, isNotNull(notifications.mail)));

/** Ends the mails of one alert, whoever's it is; those about it alone that are queued and not sent are dropped. In: what their address ends with. */
export const endMailsOfAlert = (db: Executor, id: number, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.update(alerts).set(noMail).where(eq(alerts.id, id)).returning();
    if (row) await stopMail(tx, ofAlert(row));
    await tx.delete(mails).where(sql`right(${mails.unsubscribeUrl}, length(${token}::text)) = ${token}`);
  });

/** Ends the mails of all alerts of a member; those that are queued and not sent are dropped. */
export const endMails = (db: Executor, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(alerts).set(noMail).where(ofMember(userId));
    await stopMail(tx, eq(notifications.userId, userId));
    const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    // Alerts alone have such an address.
    await tx.delete(mails).where(and(inArray(mails.recipient, address), isNotNull(mails.unsubscribeUrl)));
  });

export const findPreferences = async (db: Executor, userId: number): Promise<AlertPreferences> => {
  const [row] = await db
    .select({ chosen: alertPreferences, usedZone: memberZone })
    .from(users)
    .leftJoin(alertPreferences, eq(alertPreferences.userId, users.id))
    .where(eq(users.id, userId));
  const { off = [], quietFrom = null, quietTo = null, chosenZone = null } = row?.chosen ?? {};
  return {
    off,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    zone: chosenZone,
    usedZone: row?.usedZone ?? TIME_ZONE,
  };
};

/** What a member wants of all their alerts. Of a topic that they switch off nothing is told that waits. */
export const putPreferences = async (
  tx: Executor,
  userId: number,
  { off, quiet, zone }: Omit<AlertPreferences, 'usedZone'>,
): Promise<void> => {
  const values = {
    off: [...new Set<AlertTopic>(off)],
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    chosenZone: zone,
  };
  await tx
    .insert(alertPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: alertPreferences.userId, set: values });
  await stopWaiting(tx, and(eq(notifications.userId, userId), inArray(notifications.topic, values.off)));
};
