import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { direction, type Paging } from '../../db/paging.ts';
import { literal, offset, prepared, preparedPage } from '../../db/prepared.ts';
import { messages } from '../../db/schema/messages.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

const senders = alias(users, 'senders');
const recipients = alias(users, 'recipients');

const select = (db: Executor) =>
  db
    .select({
      id: messages.id,
      realtyId: messages.realtyId,
      realtyTitle: realties.title,
      fromUserId: messages.fromUserId,
      fromName: senders.name,
      toName: recipients.name,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(senders, eq(senders.id, messages.fromUserId))
    .innerJoin(recipients, eq(recipients.id, messages.toUserId))
    .leftJoin(realties, eq(realties.id, messages.realtyId));

/** By both indexes: with an OR the newest of all messages may be gone through for those of one member. */
const ofMember = (db: Executor) => {
  const id = { id: messages.id };
  const userId = sql.placeholder('userId');
  const sent = db.select(id).from(messages).where(eq(messages.fromUserId, userId));
  const received = db.select(id).from(messages).where(eq(messages.toUserId, userId));
  return inArray(messages.id, unionAll(sent, received));
};

/** What a member has sent and received, newest first. */
export const findMessages = (db: Executor, userId: number, query: Paging<'id'>) => {
  const { skip = 0, limit = 20 } = query;
  const listed = { ...query, filters: { userId }, search: undefined, skip, limit };
  return preparedPage(db, 'messages', listed, (name) =>
    select(db)
      .where(ofMember(db))
      .orderBy(direction(query, 'DESC')(messages.id))
      .limit(literal(limit))
      .offset(offset(skip))
      .prepare(name),
  );
};

export const countMessages = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await prepared(db, 'messages.count', (name) =>
    db.select({ n: count() }).from(messages).where(ofMember(db)).prepare(name),
  ).execute({ userId });
  return row?.n ?? 0;
};

export const findMessage = async (db: Executor, id: number): Promise<MessageRow | null> => {
  const [row] = await select(db).where(eq(messages.id, id));
  return row ?? null;
};

/** A message that a member received; null for any other. */
export const findReceived = async (db: Executor, id: number, userId: number) => {
  const [row] = await db
    .select({ fromUserId: messages.fromUserId, fromName: senders.name, realtyId: messages.realtyId })
    .from(messages)
    .innerJoin(senders, eq(senders.id, messages.fromUserId))
    .where(and(eq(messages.id, id), eq(messages.toUserId, userId)));
  return row ?? null;
};

/** The listing that a conversation is about, locked until the transaction ends; null where it is gone. */
export const holdSubject = async (db: Executor, realtyId: number | null) => {
  if (realtyId === null) return null;
  const [row] = await db
    .select({ id: realties.id, title: realties.title, visible: realties.visible })
    .from(realties)
    .where(eq(realties.id, realtyId))
    .for('key share');
  return row ?? null;
};

/** Out: the new id. */
export const insertMessage = async (
  db: Executor,
  message: { realtyId: number | null; fromUserId: number; toUserId: number; text: string },
): Promise<number> => {
  const [row] = await db.insert(messages).values(message).returning({ id: messages.id });
  if (!row) throw new Error('no message row');
  return row.id;
};
