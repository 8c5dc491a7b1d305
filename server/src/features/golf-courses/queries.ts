import { and, asc, count, eq, max, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { hasRows } from '../../db/rows.ts';
import { alertSubjects, alerts } from '../../db/schema/alerts.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { golfJoins } from '../../db/schema/golf-joins.ts';

export type CourseRow = typeof golfCourses.$inferSelect;
export type NewCourse = typeof golfCourses.$inferInsert;

const CARDS_MAX = 1000;

/** All courses by name. */
export const findCourses = (db: Executor): Promise<CourseRow[]> =>
  db.select().from(golfCourses).orderBy(asc(golfCourses.title), asc(golfCourses.id)).limit(CARDS_MAX);

export const findCourse = async (db: Executor, id: number): Promise<CourseRow | null> => {
  const [row] = await db.select().from(golfCourses).where(eq(golfCourses.id, id));
  return row ?? null;
};

/** The course of a name in a city, locked; null without one. In: also an id that does not count. */
export const lockSame = async (
  tx: Executor,
  { regionId, title }: Pick<CourseRow, 'regionId' | 'title'>,
  but = 0,
): Promise<CourseRow | null> => {
  const [row] = await tx
    .select()
    .from(golfCourses)
    .where(and(eq(golfCourses.regionId, regionId), eq(golfCourses.title, title), ne(golfCourses.id, but)))
    .for('update');
  return row ?? null;
};

/** Whether members have rounds at a course, of whatever day. */
export const hasJoins = (db: Executor, id: number): Promise<boolean> =>
  hasRows(db, golfJoins, eq(golfJoins.courseId, id));

/** No other file is taken until the transaction ends. */
export const holdCourses = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('golf_courses', 0))`);

export const insertCourse = (tx: Executor, row: NewCourse) => tx.insert(golfCourses).values(row);

export const updateCourse = (tx: Executor, id: number, row: Partial<NewCourse>) =>
  tx
    .update(golfCourses)
    .set({ ...row, updatedAt: sql`now()` })
    .where(eq(golfCourses.id, id));

/** What the trail of staff shows of all courses together. */
export const summaryOf = async (db: Executor) => {
  const [row] = await db.select({ rows: count(), changedAt: max(golfCourses.updatedAt) }).from(golfCourses);
  return { rows: row?.rows ?? 0, changedDate: { time: String(row?.changedAt?.getTime() ?? 0) } };
};

/** Announces every course, as the triggers announce changes of their rows: what pages say of today is of another day. */
export const announceCourses = async (db: Executor): Promise<void> => {
  await db.execute(sql`select pg_notify(${CHANNEL}, 'golf_courses,golf_courses:*')`);
};

const courseOf = sql<number>`(${alerts.criteria}->>'courseId')::int`;
const dayOf = sql<string>`${alerts.criteria}->>'day'`;

/** The days that members want to play, each course and day once. */
export const findWantedDays = (db: Executor) =>
  db
    .selectDistinctOn([courseOf, dayOf], { courseId: courseOf, day: dayOf })
    .from(alerts)
    .where(and(eq(alerts.topic, 'golf'), eq(alerts.paused, false)));

/** Ends the alerts of days that are over everywhere. */
export const dropPlayedDays = (db: Executor) =>
  db
    .delete(alerts)
    .where(and(eq(alerts.topic, 'golf'), sql`${dayOf} < to_char(now() - interval '2 days', 'YYYY-MM-DD')`));

/** Queues what alerts are looked for, as of a moment. */
export const queueReminder = (db: Executor, subject: string, at: Date) =>
  db.insert(alertSubjects).values({ topic: 'golf', subject, dueAt: at, createdAt: at });
