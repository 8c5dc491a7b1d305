import { ACCOUNT_FEATURE } from '@hanca/common/account-events.ts';
import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { knownDevices, sessions } from '../../db/schema/account.ts';
import { alertPreferences, alerts, notifications } from '../../db/schema/alerts.ts';
import { audits } from '../../db/schema/audits.ts';
import { calendarAddresses } from '../../db/schema/calendars.ts';
import { comments, likes } from '../../db/schema/comments.ts';
import { messages, renterCards } from '../../db/schema/conversations.ts';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { eventJoins, events } from '../../db/schema/events.ts';
import { fuelPrices, fuelStations } from '../../db/schema/fuel.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { golfJoins, golfRequests } from '../../db/schema/golf-joins.ts';
import { identities } from '../../db/schema/identities.ts';
import { images } from '../../db/schema/images.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { posts } from '../../db/schema/posts.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { users } from '../../db/schema/users.ts';

/** Rows at a time: an export takes no more memory than these. */
const ROWS_AT_ONCE = 100;

/** Goes through rows in the order of a key, some at a time. In: what finds those after a key; the key of a row. */
async function* inOrder<Row, Key>(
  find: (after: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  first: Key,
): AsyncGenerator<Row> {
  for (let after = first, n = ROWS_AT_ONCE; n === ROWS_AT_ONCE; ) {
    const rows = await find(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = keyOf(last);
    n = rows.length;
  }
}

const byId = <Row extends { id: number }>(find: (after: number) => Promise<Row[]>) =>
  inOrder(find, ({ id }) => id, 0);

const recipients = alias(users, 'recipients');

// What follows from other columns, and serves the search alone.
const { terms: _, words: _words, userId: _userId, ...listingColumns } = getTableColumns(realties);

const findProfile = (db: Executor, userId: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.verifiedAt,
      roles: users.roles,
      level: users.level,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      joinedAt: users.createdAt,
      lastSeenAt: users.seenAt,
      deleteAt: users.deleteAt,
    })
    .from(users)
    .where(eq(users.id, userId));

/** Of the messages those that the member wrote: what others wrote is theirs. */
const findMessages = (db: Executor, userId: number, after: number) =>
  db
    .select({
      id: messages.id,
      listingId: messages.realtyId,
      listingTitle: realties.title,
      to: recipients.name,
      text: messages.text,
      images: messages.images,
      viewingAt: messages.viewingAt,
      writtenAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(recipients, eq(recipients.id, messages.toUserId))
    .leftJoin(realties, eq(realties.id, messages.realtyId))
    .where(and(eq(messages.fromUserId, userId), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(ROWS_AT_ONCE);

/** The pictures that a member stored. */
export const picturesOf = (db: Executor, userId: number) =>
  inOrder(
    (after) =>
      db
        .select({
          path: images.path,
          width: images.width,
          height: images.height,
          storedAt: images.createdAt,
        })
        .from(images)
        .where(and(eq(images.userId, userId), gt(images.path, after)))
        .orderBy(asc(images.path))
        .limit(ROWS_AT_ONCE),
    ({ path }) => path,
    '',
  );

/** Everything that is stored of a member, by name, and nothing of anybody else but the names of those they wrote to. */
export const dataOf = (db: Executor, userId: number): Record<string, () => AsyncIterable<object>> => {
  async function* once(rows: Promise<object[]>) {
    yield* await rows;
  }
  return {
    profile: () => once(findProfile(db, userId)),
    consents: () =>
      once(
        db
          .select({ agreedAt: users.agreedAt, termsVersion: users.termsVersion })
          .from(users)
          .where(and(eq(users.id, userId), sql`${users.agreedAt} is not null`)),
      ),
    listings: () =>
      byId((after) =>
        db
          .select(listingColumns)
          .from(realties)
          .where(and(eq(realties.userId, userId), gt(realties.id, after)))
          .orderBy(asc(realties.id))
          .limit(ROWS_AT_ONCE),
      ),
    renterCard: () => {
      const { userId: _owner, ...columns } = getTableColumns(renterCards);
      return once(db.select(columns).from(renterCards).where(eq(renterCards.userId, userId)));
    },
    messages: () => byId((after) => findMessages(db, userId, after)),
    saved: () =>
      inOrder(
        (after: number) =>
          db
            .select({
              listingId: savedRealties.realtyId,
              // Of one that is hidden now the member sees nothing on the site either.
              title: sql<string | null>`case when ${realties.visible} then ${realties.title} end`,
              note: savedRealties.note,
              price: savedRealties.price,
              savedAt: savedRealties.createdAt,
            })
            .from(savedRealties)
            .leftJoin(realties, eq(realties.id, savedRealties.realtyId))
            .where(and(eq(savedRealties.userId, userId), gt(savedRealties.realtyId, after)))
            .orderBy(asc(savedRealties.realtyId))
            .limit(ROWS_AT_ONCE),
        ({ listingId }) => listingId,
        0,
      ),
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
      const { userId: _owner, ...columns } = getTableColumns(alertPreferences);
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
    otherServices: () =>
      once(
        db
          .select({
            provider: identities.provider,
            email: identities.email,
            linkedAt: identities.createdAt,
          })
          .from(identities)
          .where(eq(identities.userId, userId)),
      ),
    passkeys: () =>
      once(
        db
          .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
          .from(passkeys)
          .where(eq(passkeys.userId, userId)),
      ),
    sessions: () =>
      once(
        db
          .select({
            device: sessions.device,
            country: sessions.country,
            createdAt: sessions.createdAt,
            usedAt: sessions.usedAt,
            expiresAt: sessions.expiresAt,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId)),
      ),
    knownBrowsers: () =>
      once(
        db
          .select({ signedInAt: knownDevices.usedAt })
          .from(knownDevices)
          .where(eq(knownDevices.userId, userId)),
      ),
    // What the member did themselves: who was refused may be somebody else.
    events: () =>
      byId((after) =>
        db
          .select({
            id: audits.id,
            event: audits.action,
            details: audits.after,
            ip: audits.ip,
            happenedAt: audits.createdAt,
          })
          .from(audits)
          .where(and(eq(audits.userId, userId), eq(audits.feature, ACCOUNT_FEATURE), gt(audits.id, after)))
          .orderBy(asc(audits.id))
          .limit(ROWS_AT_ONCE),
      ),
    pictures: () => picturesOf(db, userId),
  };
};
