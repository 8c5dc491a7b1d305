import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { alertPreferences, alerts, notifications } from '../../../db/schema/alerts.ts';
import { calendarAddresses } from '../../../db/schema/calendars.ts';
import { pushSubscriptions } from '../../../db/schema/push.ts';
import { byId, once, ROWS_AT_ONCE, type Sections } from './rows.ts';

/** What a member is told, and where. */
export const alertsOf = (db: Executor, userId: number): Sections => ({
  alerts: () => {
    const { id, topic, criteria, channels, mode, paused, createdAt } = alerts;
    return once(
      db
        .select({ id, topic, criteria, channels, mode, paused, createdAt })
        .from(alerts)
        .where(eq(alerts.userId, userId))
        .orderBy(alerts.id),
    );
  },
  alertPreferences: () => {
    const { off, quietFrom, quietTo, chosenZone } = alertPreferences;
    const columns = { off, quietFrom, quietTo, chosenZone };
    return once(db.select(columns).from(alertPreferences).where(eq(alertPreferences.userId, userId)));
  },
  notifications: () =>
    byId((after) => {
      const { id, alertId, topic, subject, readAt, createdAt } = notifications;
      return db
        .select({ id, alertId, topic, subject, readAt, createdAt })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), gt(id, after)))
        .orderBy(asc(id))
        .limit(ROWS_AT_ONCE);
    }),
  pushDevices: () => {
    // The address and the keys are those of the browser, which has them.
    const { id, device, createdAt, usedAt, sentAt } = pushSubscriptions;
    return once(
      db
        .select({ id, device, createdAt, usedAt, sentAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(id),
    );
  },
  calendar: () => {
    const { createdAt, readAt, userId: owner } = calendarAddresses;
    return once(db.select({ createdAt, readAt }).from(calendarAddresses).where(eq(owner, userId)));
  },
});
