import { RECEIVED } from '@hanca/common/contract/reports.ts';
import { DECIDE_WITHIN, type QueueKind, URGENT_REASONS } from '@hanca/common/moderation.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, WAITING } from '@hanca/common/posts.ts';
import type { ReportReason } from '@hanca/common/report-reasons.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { comments } from '../../db/schema/comments.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { golfJoins } from '../../db/schema/golf-joins.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { screenings } from '../../db/schema/screening.ts';
import { users } from '../../db/schema/users.ts';
import { reportedId } from '../reports/queries.ts';
import { strikeCount } from '../users/strikes.ts';

export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

interface QueueQuery {
  kind?: QueueKind | undefined;
}

const urgentReasons = sql.raw(URGENT_REASONS.map((reason) => `'${reason}'`).join(', '));
/** Literals, by which the partial indexes are found. */
const number = (value: number) => sql.raw(String(value));

/**
 * All that waits, one row for each thing that is decided. Reports of one listing, post, comment or round are decided together, and
 * are one: a member's goes before that of screening. In a conversation each side reports the other.
 */
const waiting = sql`(
  select case when bool_or(user_id is not null) then 'report' else 'screening' end as kind,
    coalesce(min(id) filter (where user_id is not null), min(id)) as record_id,
    min(updated_at) as since,
    bool_or(user_id is null or reason in (${urgentReasons})) as urgent,
    count(*)::int as report_count,
    bool_or(user_id is null) as screened,
    array_agg(distinct reason) filter (where user_id is not null) as reasons
  from reports
  where status = ${number(RECEIVED)}
  group by realty_id, post_id, comment_id, golf_join_id, case when conversation_id is not null then id end
  union all
  select 'post', id, updated_at, false, 0, false, null
  from posts
  where status = ${number(WAITING)} and by_member
  union all
  select 'appeal', id, appealed_at, false, 0, false, null
  from strikes
  where appealed_at is not null and answered_at is null
)`;

const ofKind = ({ kind }: QueueQuery): SQL => (kind ? sql`where kind = ${kind}` : sql``);

const due = sql`since + case when urgent then ${sql.raw(`interval '${DECIDE_WITHIN.urgent} hours'`)}
  else ${sql.raw(`interval '${DECIDE_WITHIN.other} hours'`)} end`;

const kind = sql<QueueKind>`page.kind`;
const is = (one: QueueKind) => sql`page.kind = ${sql.raw(`'${one}'`)}`;
/** The record of an appeal, where it is of a feature. */
const appealed = (feature: 'realties' | 'posts' | 'comments' | 'golfJoins') =>
  sql`case when ${strikes.feature} = ${sql.raw(`'${feature}'`)} then ${strikes.recordId} end`;
const ownPost = sql`case when ${is('post')} then page.record_id end`;

/** A page of what waits: what is to be decided soonest first. */
export const findQueue = (db: Executor, { skip = 0, limit = 10, ...query }: QueueQuery & Paging<'due'>) => {
  const way = direction(query, 'ASC');
  const page = sql`(
    select *, ${due} as due from ${waiting} waiting ${ofKind(query)}
    order by ${way(sql`due`)}, ${way(sql`record_id`)}, kind limit ${limit} offset ${skip}
  ) page`;
  return db
    .select({
      kind,
      recordId: sql<number>`page.record_id`,
      since: sql<Date>`page.since`.mapWith(reports.updatedAt),
      due: sql<Date>`page.due`.mapWith(reports.updatedAt),
      urgent: sql<boolean>`page.urgent`,
      reportCount: sql<number>`page.report_count`,
      isScreened: sql<boolean>`page.screened`,
      reasons: sql<ReportReason[] | null>`page.reasons`,
      found: screenings.reasons,
      realtyId: realties.id,
      realtyTitle: realties.title,
      conversationId: reports.conversationId,
      commentId: comments.id,
      postId: posts.id,
      postTitle: posts.title,
      golfJoinId: golfJoins.id,
      joinTitle: sql<string | null>`'조인 · ' || ${golfCourses.title}`,
      isHidden: sql<boolean>`${realties.hiddenReason} is not null or ${comments.removedReason} is not null or ${golfJoins.hiddenReason} is not null
        or (${posts.status} = ${number(HIDDEN)}) is true`,
      /** In anonymous talk what the writer is called. */
      handle: sql<
        number | null
      >`coalesce(${comments.handle}, case when ${posts.postType} = ${number(ANONYMOUS)} then 0 end)`,
      quote: reports.quote,
      said: reports.text,
      excerpt: posts.excerpt,
      hiddenReason: posts.hiddenReason,
      strikeTitle: strikes.title,
      strikeAnonymous: strikes.anonymous,
      measure: strikes.measure,
      closed: strikes.suspended,
      until: strikes.until,
      appeal: strikes.appeal,
      memberId: users.id,
      memberName: users.name,
      suspended: users.suspended,
      suspendedUntil: users.suspendedUntil,
      strikeCount,
    })
    .from(page)
    .leftJoin(reports, sql`${reports.id} = page.record_id and page.kind in ('report', 'screening')`)
    .leftJoin(strikes, sql`${strikes.id} = page.record_id and ${is('appeal')}`)
    .leftJoin(conversations, eq(conversations.id, reports.conversationId))
    .leftJoin(screenings, sql`${screenings.reportId} = ${reports.id}`)
    .leftJoin(realties, sql`${realties.id} = coalesce(${reports.realtyId}, ${appealed('realties')})`)
    .leftJoin(comments, sql`${comments.id} = coalesce(${reports.commentId}, ${appealed('comments')})`)
    .leftJoin(posts, sql`${posts.id} = coalesce(${reports.postId}, ${ownPost}, ${appealed('posts')})`)
    .leftJoin(golfJoins, sql`${golfJoins.id} = coalesce(${reports.golfJoinId}, ${appealed('golfJoins')})`)
    .leftJoin(golfCourses, eq(golfCourses.id, golfJoins.courseId))
    .innerJoin(
      users,
      sql`${users.id} = coalesce(${strikes.userId}, case when ${is('post')} then ${posts.userId} end, ${reportedId})`,
    )
    .orderBy(way(sql`page.due`), way(sql`page.record_id`), kind);
};

/** How much waits of each kind; none of which nothing does. */
export const countKinds = async (
  db: Executor,
  query: QueueQuery = {},
): Promise<{ kind: QueueKind; count: number }[]> =>
  db
    .select({ kind: sql<QueueKind>`kind`, count: sql<number>`count(*)::int` })
    .from(sql`${waiting} waiting ${ofKind(query)}`)
    .groupBy(sql`kind`);

export const countQueue = async (db: Executor, query: QueueQuery = {}): Promise<number> =>
  (await countKinds(db, query)).reduce((sum, { count }) => sum + count, 0);
