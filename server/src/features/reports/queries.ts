import { RECEIVED, SETTLED } from '@hanca/common/contract/reports.ts';
import type { Measure, Subject } from '@hanca/common/moderation.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import type { ReportReason } from '@hanca/common/report-reasons.ts';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { orderOf, type Paging } from '../../db/paging.ts';
import { countRows } from '../../db/rows.ts';
import { comments } from '../../db/schema/comments.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { golfJoins } from '../../db/schema/golf-joins.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports } from '../../db/schema/reports.ts';
import { screenings } from '../../db/schema/screening.ts';
import { users } from '../../db/schema/users.ts';

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

interface ReportQuery {
  /** -1 is no filter. */
  status?: number | undefined;
  realtyId?: number | undefined;
  commentId?: number | undefined;
  postId?: number | undefined;
  golfJoinId?: number | undefined;
  userId?: number | undefined;
}

const sortColumns = {
  id: reports.id,
  createdDate: reports.createdAt,
  status: reports.status,
  reason: reports.reason,
};

const reported = alias(users, 'reported');
const staff = alias(users, 'staff');

/** The lister, who wrote a comment or a post, the host of a round, of a conversation the side that did not report it, or whose message screening found. */
export const reportedId = sql<number>`coalesce(${realties.userId}, ${comments.userId}, case when ${reports.postId} is not null then ${posts.userId} end,
  ${golfJoins.userId}, ${screenings.reportedId},
  case when ${conversations.listerId} = ${reports.userId} then ${conversations.askerId} else ${conversations.listerId} end)`;

/** The post that was reported, or below which the reported comment stands. */
const ofPost = sql`${posts.id} = coalesce(${reports.postId}, ${comments.postId})`;

const select = (db: Executor) =>
  db
    .select({
      id: reports.id,
      realtyId: reports.realtyId,
      conversationId: reports.conversationId,
      commentId: reports.commentId,
      postId: reports.postId,
      golfJoinId: reports.golfJoinId,
      quote: reports.quote,
      /** In anonymous talk what the writer of a comment or a post is called. */
      handle: sql<number | null>`case when ${reports.postId} is null then ${comments.handle}
        when ${posts.postType} = ${sql.raw(String(ANONYMOUS))} then 0 end`,
      postTitle: posts.title,
      joinTitle: sql<string | null>`'조인 · ' || ${golfCourses.title}`,
      realtyTitle: realties.title,
      hiddenReason: sql<
        string | null
      >`coalesce(${realties.hiddenReason}, ${comments.removedReason}, ${golfJoins.hiddenReason},
        case when ${reports.postId} is not null and ${posts.status} = ${sql.raw(String(HIDDEN))} then '' end)`,
      reason: reports.reason,
      text: reports.text,
      status: reports.status,
      reportedId: reported.id,
      reportedName: reported.name,
      reportCount: sql<number>`(select count(*)::int from reports others
        where others.realty_id = ${reports.realtyId} or others.conversation_id = ${reports.conversationId}
          or others.comment_id = ${reports.commentId} or others.post_id = ${reports.postId}
          or others.golf_join_id = ${reports.golfJoinId})`,
      measure: reports.measure,
      suspended: reports.suspended,
      until: reports.until,
      settledByName: sql<string>`coalesce(${staff.name}, '')`,
      userId: reports.userId,
      userName: users.name,
      reasons: screenings.reasons,
      createdAt: reports.createdAt,
      updatedAt: reports.updatedAt,
    })
    .from(reports)
    .leftJoin(realties, eq(realties.id, reports.realtyId))
    .leftJoin(conversations, eq(conversations.id, reports.conversationId))
    .leftJoin(comments, eq(comments.id, reports.commentId))
    .leftJoin(posts, ofPost)
    .leftJoin(golfJoins, eq(golfJoins.id, reports.golfJoinId))
    .leftJoin(screenings, eq(screenings.reportId, reports.id))
    .leftJoin(golfCourses, eq(golfCourses.id, golfJoins.courseId))
    .innerJoin(reported, eq(reported.id, reportedId))
    .leftJoin(staff, eq(staff.id, reports.settledBy))
    .leftJoin(users, eq(users.id, reports.userId));

const where = ({ status = -1, realtyId, commentId, postId, golfJoinId, userId }: ReportQuery) =>
  and(
    status < 0 ? undefined : eq(reports.status, status),
    realtyId === undefined ? undefined : eq(reports.realtyId, realtyId),
    commentId === undefined ? undefined : eq(reports.commentId, commentId),
    postId === undefined ? undefined : eq(reports.postId, postId),
    golfJoinId === undefined ? undefined : eq(reports.golfJoinId, golfJoinId),
    userId === undefined ? undefined : eq(reports.userId, userId),
  );

export const findReports = (db: Executor, query: ReportQuery & Paging<keyof typeof sortColumns>) => {
  const { skip = 0, limit = 10 } = query;
  return select(db)
    .where(where(query))
    .orderBy(...orderOf(query, sortColumns))
    .limit(limit)
    .offset(skip);
};

export const countReports = (db: Executor, query: ReportQuery): Promise<number> =>
  countRows(db, reports, where(query));

export const findReport = async (db: Executor, id: number) => {
  const [row] = await select(db).where(eq(reports.id, id));
  return row ?? null;
};

/** How much members reported of somebody, and screening of what they wrote in conversations; and how much of that waits. */
export const countReported = async (db: Executor, userId: number) => {
  const found = select(db)
    .where(and(eq(reportedId, userId), or(isNotNull(reports.userId), isNotNull(screenings.reportedId))))
    .as('found');
  const [row] = await db
    .select({
      reports: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${found.status} = ${RECEIVED}))::int`,
    })
    .from(found);
  return row ?? { reports: 0, waiting: 0 };
};

const UNDECIDED = { measure: null, suspended: false, until: null, settledBy: null };

/** Stores a report, which waits for staff, in place of an earlier one of the same member about the same. */
export const putReport = async (
  db: Executor,
  report: (
    | { realtyId: number }
    | { conversationId: number }
    | { commentId: number; quote: string }
    | { postId: number; quote: string }
    | { golfJoinId: number; quote: string }
  ) & {
    userId: number;
    reason: ReportReason;
    text: string;
  },
): Promise<void> => {
  const { reason, text } = report;
  const quote = 'quote' in report ? report.quote : '';
  const about = ['realtyId', 'conversationId', 'commentId', 'postId', 'golfJoinId'] as const;
  const [target = 'realtyId'] = about.filter((name) => name in report);
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports[target], reports.userId],
      set: { ...UNDECIDED, reason, text, quote, status: RECEIVED, updatedAt: sql`now()` },
    });
};

/** Keeps reports from being changed or written anew until the transaction ends. Out: those that there are, by id. */
export const lockReports = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      id: reports.id,
      updatedAt: reports.updatedAt,
      userId: reports.userId,
      realtyId: reports.realtyId,
      commentId: reports.commentId,
      postId: reports.postId,
      golfJoinId: reports.golfJoinId,
    })
    .from(reports)
    .where(inArray(reports.id, [...ids]))
    .orderBy(asc(reports.id))
    .for('update');

/** The members who sent reports, each once. */
export const findReporters = async (db: Executor, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectDistinctOn([reports.userId], { userId: reports.userId })
    .from(reports)
    .where(and(inArray(reports.id, [...ids]), isNotNull(reports.userId)))
    .orderBy(reports.userId);
  return rows.flatMap(({ userId }) => userId ?? []);
};

/** Marks reports as settled, by whom and with which decision, or as waiting. */
export const settleReports = async (
  db: Executor,
  ids: readonly number[],
  to: {
    status: number;
    settledBy: number | null;
    measure?: Measure;
    suspended?: boolean;
    until?: Date | null;
  },
): Promise<void> => {
  await db
    .update(reports)
    .set({ ...UNDECIDED, ...to, updatedAt: sql`now()` })
    .where(inArray(reports.id, [...ids]));
};

const columnOf = {
  realties: reports.realtyId,
  comments: reports.commentId,
  posts: reports.postId,
  golfJoins: reports.golfJoinId,
};

/** The reports of a record that wait. */
const waitingAbout = ({ feature, id }: Subject) =>
  and(eq(columnOf[feature], id), eq(reports.status, RECEIVED));

/** Whether reports of a post, or of comments below it, wait: they would be deleted with it. */
export const isPostReported = async (db: Executor, id: number): Promise<boolean> => {
  const below = db.select({ id: comments.id }).from(comments).where(eq(comments.postId, id));
  const about = or(eq(reports.postId, id), inArray(reports.commentId, below));
  return (await countRows(db, reports, and(about, eq(reports.status, RECEIVED)))) > 0;
};

/** The ids of those. */
export const findWaitingAbout = async (db: Executor, subject: Subject): Promise<number[]> => {
  const rows = await db.select({ id: reports.id }).from(reports).where(waitingAbout(subject));
  return rows.map(({ id }) => id);
};

/** Settles the reports of a record that wait, as it is hidden without them. Out: the members who sent them. */
export const settleAbout = async (db: Executor, subject: Subject, settledBy: number): Promise<number[]> => {
  const rows = await db
    .update(reports)
    .set({ ...UNDECIDED, status: SETTLED, settledBy, measure: 'hidden', updatedAt: sql`now()` })
    .where(waitingAbout(subject))
    .returning({ userId: reports.userId });
  return rows.flatMap(({ userId }) => userId ?? []);
};

/** What a report is about, for the trail of all that its settlement may change; null for none. */
export const findSubject = async (db: Executor, id: number) => {
  const [row] = await db
    .select({
      realtyId: sql<number | null>`coalesce(${reports.realtyId},
        case when ${conversations.listerId} = ${reportedId} then ${conversations.realtyId} end)`,
      commentId: reports.commentId,
      postId: reports.postId,
      golfJoinId: reports.golfJoinId,
      reportedId,
    })
    .from(reports)
    .leftJoin(realties, eq(realties.id, reports.realtyId))
    .leftJoin(conversations, eq(conversations.id, reports.conversationId))
    .leftJoin(comments, eq(comments.id, reports.commentId))
    .leftJoin(posts, ofPost)
    .leftJoin(golfJoins, eq(golfJoins.id, reports.golfJoinId))
    .leftJoin(screenings, eq(screenings.reportId, reports.id))
    .where(eq(reports.id, id));
  return row ?? null;
};
