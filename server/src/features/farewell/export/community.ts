import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { comments, likes } from '../../../db/schema/comments.ts';
import { claims, coupons } from '../../../db/schema/coupons.ts';
import { eventJoins, events } from '../../../db/schema/events.ts';
import { fuelPrices, fuelStations } from '../../../db/schema/fuel.ts';
import { golfCourses } from '../../../db/schema/golf-courses.ts';
import { golfJoins, golfRequests } from '../../../db/schema/golf-joins.ts';
import { posts } from '../../../db/schema/posts.ts';
import { reports, strikes } from '../../../db/schema/reports.ts';
import { byId, once, ROWS_AT_ONCE, type Sections } from './rows.ts';

/** What a member did among others, and what was decided about it. */
export const communityOf = (db: Executor, userId: number): Sections => ({
  posts: () =>
    byId((after) =>
      db
        .select({
          id: posts.id,
          title: posts.title,
          content: posts.content,
          images: posts.images,
          hiddenReason: posts.hiddenReason,
          createdAt: posts.createdAt,
          updatedAt: posts.updatedAt,
        })
        .from(posts)
        .where(and(eq(posts.userId, userId), gt(posts.id, after)))
        .orderBy(asc(posts.id))
        .limit(ROWS_AT_ONCE),
    ),
  comments: () =>
    byId((after) =>
      db
        .select({
          id: comments.id,
          postId: comments.postId,
          postTitle: posts.title,
          text: comments.text,
          hiddenReason: comments.removedReason,
          writtenAt: comments.createdAt,
          editedAt: comments.editedAt,
        })
        .from(comments)
        .innerJoin(posts, eq(posts.id, comments.postId))
        .where(and(eq(comments.userId, userId), isNull(comments.deletedAt), gt(comments.id, after)))
        .orderBy(asc(comments.id))
        .limit(ROWS_AT_ONCE),
    ),
  likes: () =>
    byId((after) =>
      db
        .select({
          id: likes.id,
          postId: likes.postId,
          commentId: likes.commentId,
          likedAt: likes.createdAt,
        })
        .from(likes)
        .where(and(eq(likes.userId, userId), gt(likes.id, after)))
        .orderBy(asc(likes.id))
        .limit(ROWS_AT_ONCE),
    ),
  reports: () =>
    byId((after) =>
      db
        .select({
          id: reports.id,
          listingId: reports.realtyId,
          commentId: reports.commentId,
          golfJoinId: reports.golfJoinId,
          reason: reports.reason,
          text: reports.text,
          reportedAt: reports.createdAt,
        })
        .from(reports)
        .where(and(eq(reports.userId, userId), gt(reports.id, after)))
        .orderBy(asc(reports.id))
        .limit(ROWS_AT_ONCE),
    ),
  decisions: () => {
    const { userId: _owner, settledBy: _staff, ...columns } = getTableColumns(strikes);
    return once(db.select(columns).from(strikes).where(eq(strikes.userId, userId)).orderBy(strikes.id));
  },
  coupons: () =>
    byId((after) =>
      db
        .select({
          id: claims.id,
          title: coupons.title,
          code: coupons.code,
          claimedAt: claims.claimedAt,
          usedAt: claims.usedAt,
        })
        .from(claims)
        .innerJoin(coupons, eq(coupons.id, claims.couponId))
        .where(and(eq(claims.userId, userId), gt(claims.id, after)))
        .orderBy(asc(claims.id))
        .limit(ROWS_AT_ONCE),
    ),
  joinedEvents: () =>
    once(
      db
        .select({
          id: events.id,
          title: events.title,
          startAt: events.startDate,
          joinedAt: eventJoins.createdAt,
        })
        .from(eventJoins)
        .innerJoin(events, eq(events.id, eventJoins.eventId))
        .where(eq(eventJoins.userId, userId))
        .orderBy(asc(events.id)),
    ),
  golfJoins: () =>
    byId((after) => {
      const { userId: owner, hiddenReason: _hidden, ...columns } = getTableColumns(golfJoins);
      return db
        .select({ ...columns, course: golfCourses.title })
        .from(golfJoins)
        .innerJoin(golfCourses, eq(golfCourses.id, golfJoins.courseId))
        .where(and(eq(owner, userId), gt(golfJoins.id, after)))
        .orderBy(asc(golfJoins.id))
        .limit(ROWS_AT_ONCE);
    }),
  // That the host marked them is among the decisions.
  golfRequests: () =>
    byId((after) => {
      const { joinId: id, note, status, acceptedAt, changedAt, markedHostAt, createdAt } = golfRequests;
      return db
        .select({ id, note, status, acceptedAt, changedAt, markedHostAt, createdAt })
        .from(golfRequests)
        .where(and(eq(golfRequests.userId, userId), gt(id, after)))
        .orderBy(asc(id))
        .limit(ROWS_AT_ONCE);
    }),
  fuelPrices: () =>
    byId((after) =>
      db
        .select({
          id: fuelPrices.id,
          station: fuelStations.title,
          grade: fuelPrices.grade,
          kind: fuelPrices.kind,
          cents: fuelPrices.cents,
          seenAt: fuelPrices.seenDate,
        })
        .from(fuelPrices)
        .innerJoin(fuelStations, eq(fuelStations.id, fuelPrices.stationId))
        .where(and(eq(fuelPrices.userId, userId), gt(fuelPrices.id, after)))
        .orderBy(asc(fuelPrices.id))
        .limit(ROWS_AT_ONCE),
    ),
});
