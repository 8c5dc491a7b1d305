import { ALERT_TOPICS, type AlertTopic } from '@hanca/common/alerts.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { alertPreferences, alertSubjects, alerts, notifications } from '../../db/schema/alerts.ts';
import { users } from '../../db/schema/users.ts';
import type { Services } from '../../services.ts';
import { isReached } from './reached.ts';
import { topics } from './topics/all.ts';
import type { AlertIndex, Thing } from './topics/topic.ts';

const AT_ONCE = 200;

/** Of criteria that this version does not take: no thing has the key. */
const UNREAD: AlertIndex = { key: 'unread', facts: [], words: [], places: [] };

/** Computes by what things find alerts that a migration, a backup or the version before left without it. */
const keyAlerts = async (db: Executor): Promise<void> => {
  for (let n = AT_ONCE; n === AT_ONCE; ) {
    const rows = await db
      .select({ id: alerts.id, topic: alerts.topic, criteria: alerts.criteria })
      .from(alerts)
      .where(isNull(alerts.key))
      .orderBy(alerts.id)
      .limit(AT_ONCE);
    n = rows.length;
    for (const { id, topic, criteria } of rows) {
      const index = topics[topic]?.indexOf(criteria) ?? UNREAD;
      await db.update(alerts).set(index).where(eq(alerts.id, id));
    }
  }
};

/** What is new: which row, and since when it is public. */
export interface Subject {
  topic: AlertTopic;
  subject: string;
  at: Date;
}

const param = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`;

/**
 * Notes for each member whose alerts a thing meets that it is there, in one statement: the keys find the alerts, the rest is compared
 * on these. What a member knows already is not noted again. Out: how many are told.
 */
export const noteThing = async (
  db: Executor,
  { topic, subject, at }: Subject,
  { keys, facts, letters, places, userId, urgent = false, where }: Thing,
): Promise<number> => {
  const atOnce = urgent ? 'urgent' : 'instant';
  const isByMode = topics[topic].lasts === undefined && !urgent;
  // Who has several alerts for it is told by each way that one of them says, at the soonest of the times that go with it.
  const timeBy = (way: string) => {
    const by = sql`bool_or(${way} = ANY (${alerts.channels}))`;
    const soon = sql`bool_or(${way} = ANY (${alerts.channels}) AND ${alerts.mode} = 'instant')`;
    return isByMode
      ? sql`CASE WHEN ${soon} THEN 'instant' WHEN ${by} THEN 'daily' END`
      : sql`CASE WHEN ${by} THEN ${atOnce}::text END`;
  };
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${notifications} (user_id, alert_id, topic, subject, mail, push)
    SELECT ${alerts.userId},
      (array_agg(${alerts.id} ORDER BY 'email' = ANY (${alerts.channels}) DESC, ${alerts.mode} = 'instant' DESC, ${alerts.id}))[1],
      ${topic}::text, ${subject}::text, ${timeBy('email')}, ${timeBy('push')}
    FROM ${alerts}
    JOIN ${users} ON ${users.id} = ${alerts.userId}
    LEFT JOIN ${alertPreferences} ON ${alertPreferences.userId} = ${alerts.userId}
    WHERE ${alerts.topic} = ${topic} AND ${alerts.key} = ANY (${param(keys)}) AND NOT ${alerts.paused}
      AND ${alerts.since} <= ${at.toISOString()}::timestamptz
      AND ${alerts.facts} <@ ${param(facts)}
      AND (${alerts.places} = '{}' OR ${alerts.places} && ${param(places)})
      AND ${alerts.userId} <> ${userId ?? 0}
      AND NOT EXISTS (SELECT FROM unnest(${alerts.words}) AS word WHERE position(word IN ${letters}::text) = 0)
      AND ${where ?? sql`true`}
      AND ${isReached}
      AND NOT ${topic} = ANY (coalesce(${alertPreferences.off}, '{}'))
    GROUP BY ${alerts.userId}
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
};

const findDue = (tx: Executor) =>
  tx
    .select({
      id: alertSubjects.id,
      topic: alertSubjects.topic,
      subject: alertSubjects.subject,
      at: alertSubjects.createdAt,
    })
    .from(alertSubjects)
    // Stored in whole milliseconds, of which the one of now may lie ahead.
    .where(
      and(
        lte(alertSubjects.dueAt, sql`now() + interval '1 millisecond'`),
        // What a later version queues is left to it.
        inArray(alertSubjects.topic, [...ALERT_TOPICS]),
      ),
    )
    .orderBy(asc(alertSubjects.dueAt), asc(alertSubjects.id))
    .limit(1)
    .for('update', { skipLocked: true });

/**
 * Matches the oldest thing that waits, and takes it off the queue in the same transaction: what is cut off is matched again, and noted once.
 * Out: whether there was one; what fails is tried again in ten minutes.
 */
const matchNext = async ({ db, log }: Pick<Services, 'db' | 'log'>): Promise<boolean> => {
  let failing: number | undefined;
  try {
    return await db.transaction(async (tx) => {
      const [due] = await findDue(tx);
      if (!due) return false;
      failing = due.id;
      const topic = topics[due.topic];
      const thing = topic && (await topic.find(tx, due.subject));
      if (thing) await noteThing(tx, due, thing);
      await tx.delete(alertSubjects).where(eq(alertSubjects.id, due.id));
      return true;
    });
  } catch (error) {
    if (failing === undefined) throw error;
    log.error({ err: error, alertSubject: failing }, 'alerts were not matched');
    await db
      .update(alertSubjects)
      .set({ dueAt: sql`now() + interval '10 minutes'` })
      .where(inArray(alertSubjects.id, [failing]));
    return true;
  }
};

/** Finds the alerts for all that is new. */
export const matchNews = async (services: Pick<Services, 'db' | 'log' | 'stopping'>): Promise<void> => {
  await keyAlerts(services.db);
  while (!services.stopping.aborted && (await matchNext(services))) {
    // One after the other.
  }
};
