import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { literal, offset, prepared, preparedPage } from '../../db/prepared.ts';
import { hasRows } from '../../db/rows.ts';
import { blocks, conversations, messages } from '../../db/schema/conversations.ts';
import { listers } from '../../db/schema/listers.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;
const others = alias(users, 'others');
const lastMessages = alias(messages, 'last_messages');

/** A member as the value of a prepared query. */
const me = sql.placeholder('userId');
const isLister = eq(conversations.listerId, me);
const isMine = or(isLister, eq(conversations.askerId, me));
const otherId = sql<number>`case when ${isLister} then ${conversations.askerId} else ${conversations.listerId} end`;
const readId = sql<number>`case when ${isLister} then ${conversations.listerReadId} else ${conversations.askerReadId} end`;

/** Messages of the other side that the member has not seen. */
const unseen = sql<number>`(select count(*)::int from ${messages}
  where ${messages.conversationId} = ${conversations.id} and ${messages.id} > ${readId} and ${messages.fromUserId} <> ${me})`;

/** Conversations as the member sees them, whose id is the placeholder `userId`. */
const select = (db: Executor) =>
  db
    .select({
      id: conversations.id,
      realtyId: conversations.realtyId,
      title: realties.title,
      images: sql<string[] | null>`to_json(${realties.images})`,
      price: realties.price,
      address: realties.publicAddress,
      status: realties.status,
      visible: realties.visible,
      hiddenReason: realties.hiddenReason,
      ownerId: realties.userId,
      listerId: conversations.listerId,
      otherId: others.id,
      otherName: others.name,
      otherSuspended: others.suspended,
      userSince: others.createdAt,
      verified: sql<boolean>`${others.verifiedAt} is not null`,
      answersWithin: listers.answersWithin,
      done: listers.done,
      unread: unseen,
      lastText: lastMessages.text,
      lastImages: sql<number>`cardinality(${lastMessages.images})`,
      lastViewingAt: lastMessages.viewingAt,
      lastFromId: lastMessages.fromUserId,
      lastAt: lastMessages.createdAt,
      muted: sql<boolean>`case when ${isLister} then ${conversations.listerMuted} else ${conversations.askerMuted} end`,
      blocked: sql<boolean>`exists (select from ${blocks} where ${blocks.userId} = ${me} and ${blocks.blockedId} = ${otherId})`,
    })
    .from(conversations)
    .innerJoin(others, eq(others.id, otherId))
    .leftJoin(listers, eq(listers.id, conversations.listerId))
    .innerJoin(lastMessages, eq(lastMessages.id, conversations.lastMessageId))
    .leftJoin(realties, eq(realties.id, conversations.realtyId));

/** A member's conversations, the one that was last written in first. */
export const findConversations = (db: Executor, userId: number, query: Paging<'lastDate'>) => {
  const { skip = 0, limit = 20 } = query;
  const listed = { ...query, filters: { userId }, search: undefined, skip, limit };
  return preparedPage(db, 'conversations', listed, (name) =>
    select(db)
      .where(isMine)
      .orderBy(direction(query, 'DESC')(conversations.lastMessageId))
      .limit(literal(limit))
      .offset(offset(skip))
      .prepare(name),
  );
};

export const countConversations = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await prepared(db, 'conversations.count', (name) =>
    db.select({ n: sql<number>`count(*)::int` }).from(conversations).where(isMine).prepare(name),
  ).execute({ userId });
  return row?.n ?? 0;
};

/** A conversation of the member; null for any other. */
export const findConversation = async (db: Executor, id: number, userId: number) => {
  const [row] = await prepared(db, 'conversations.get', (name) =>
    select(db)
      .where(and(eq(conversations.id, sql.placeholder('id')), isMine))
      .prepare(name),
  ).execute({ id, userId });
  return row ?? null;
};

/** How many messages a member has not seen, in all conversations. */
export const countUnread = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await prepared(db, 'conversations.unread', (name) =>
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(conversations)
      .innerJoin(
        messages,
        and(
          eq(messages.conversationId, conversations.id),
          gt(messages.id, readId),
          sql`${messages.fromUserId} <> ${me}`,
        ),
      )
      // What was read to its end need not be looked into.
      .where(and(isMine, gt(conversations.lastMessageId, readId)))
      .prepare(name),
  ).execute({ userId });
  return row?.n ?? 0;
};

/** Whether a member is one of the two who write. */
export const isParty = async (db: Executor, id: number, userId: number): Promise<boolean> => {
  const [row] = await prepared(db, 'conversations.party', (name) =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.id, sql.placeholder('id')), isMine))
      .prepare(name),
  ).execute({ id, userId });
  return row !== undefined;
};

/** Makes sure that there is a conversation about a listing. Out: its id. */
export const putConversation = async (
  db: Executor,
  about: { realtyId: number; listerId: number; askerId: number },
): Promise<number> => {
  await db.insert(conversations).values(about).onConflictDoNothing();
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.realtyId, about.realtyId), eq(conversations.askerId, about.askerId)));
  if (!row) throw new Error('no conversation row');
  return row.id;
};

/**
 * A conversation of the member, in which nobody else writes until the transaction ends: so its messages become visible in
 * the order of their ids, and "seen up to here" is exact. Its listing stays as long. Null for any other.
 */
export const lockConversation = async (db: Executor, id: number, userId: number) => {
  const ofMember = or(eq(conversations.listerId, userId), eq(conversations.askerId, userId));
  const mine = and(eq(conversations.id, id), ofMember);
  // The listing first, as who deletes one locks it before its conversations.
  await db
    .select({ id: realties.id })
    .from(realties)
    .innerJoin(conversations, eq(conversations.realtyId, realties.id))
    .where(mine)
    .for('key share', { of: realties });
  const [row] = await db.select().from(conversations).where(mine).for('update');
  return row ?? null;
};
export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

/** What a mail says of a listing that is written about; null where it is gone. */
export const findSubject = async (db: Executor, realtyId: number | null) => {
  if (realtyId === null) return null;
  const [row] = await db
    .select({
      id: realties.id,
      title: realties.title,
      visible: realties.visible,
      hidden: sql<boolean>`${realties.hiddenReason} is not null`,
    })
    .from(realties)
    .where(eq(realties.id, realtyId));
  return row ?? null;
};

/** The name of a member, and whether one of the two has blocked the other. */
export const findOther = async (db: Executor, userId: number, other: number) => {
  const between = (a: number, b: number): SQL =>
    sql`exists (select from ${blocks} where ${blocks.userId} = ${a} and ${blocks.blockedId} = ${b})`;
  const [row] = await db
    .select({
      name: users.name,
      blockedByMe: sql<boolean>`${between(userId, other)}`,
      blockedByThem: sql<boolean>`${between(other, userId)}`,
    })
    .from(users)
    .where(eq(users.id, other));
  if (!row) throw new Error('no user row');
  return row;
};

/** Says up to which message a side has seen a conversation; never back. */
export const setRead = async (
  db: Executor,
  id: number,
  userId: number,
  messageId: number | undefined,
): Promise<void> => {
  const { listerId, askerId, listerReadId, askerReadId, lastMessageId } = conversations;
  const upTo =
    messageId === undefined ? sql`${lastMessageId}` : sql`least(${lastMessageId}, ${messageId}::int)`;
  const moved = (mine: SQL, column: typeof listerReadId | typeof askerReadId) =>
    sql`case when ${mine} then greatest(${column}, ${upTo}) else ${column} end`;
  await db
    .update(conversations)
    .set({
      listerReadId: moved(eq(listerId, userId), listerReadId),
      askerReadId: moved(eq(askerId, userId), askerReadId),
    })
    .where(eq(conversations.id, id));
};

/** Whether a side gets no mails about a conversation. */
export const setMuted = async (
  db: Executor,
  { id, listerId }: LockedConversation,
  userId: number,
  muted: boolean,
): Promise<void> => {
  const set = listerId === userId ? { listerMuted: muted } : { askerMuted: muted };
  await db.update(conversations).set(set).where(eq(conversations.id, id));
};

/** Whether there is somebody who can be blocked. */
export const isMember = (db: Executor, id: number): Promise<boolean> => hasRows(db, users, eq(users.id, id));

export const setBlocked = async (
  db: Executor,
  userId: number,
  blockedId: number,
  blocked: boolean,
): Promise<void> => {
  if (blocked) await db.insert(blocks).values({ userId, blockedId }).onConflictDoNothing();
  else await db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
};
