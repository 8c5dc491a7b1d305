import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/executor.ts';
import { messages, renterCards } from '../../../db/schema/conversations.ts';
import { realties } from '../../../db/schema/realties.ts';
import { savedRealties } from '../../../db/schema/saved.ts';
import { users } from '../../../db/schema/users.ts';
import { byId, inOrder, once, ROWS_AT_ONCE, type Sections } from './rows.ts';

const recipients = alias(users, 'recipients');

// What follows from other columns, and serves the search alone.
const { terms: _, words: _words, userId: _userId, ...listingColumns } = getTableColumns(realties);

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

/** Homes that a member offers or looks for, and what they wrote about them. */
export const homesOf = (db: Executor, userId: number): Sections => ({
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
});
