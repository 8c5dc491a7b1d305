import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { conversations, messages } from '../../db/schema/conversations.ts';

export type MessageRow = typeof messages.$inferSelect;

/** The newest messages, or those next to one, oldest first. */
export const findMessages = async (
  db: Executor,
  conversationId: number,
  {
    after,
    before,
    limit = 50,
  }: { after?: number | undefined; before?: number | undefined; limit?: number | undefined },
): Promise<MessageRow[]> => {
  const forwards = after !== undefined;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        after === undefined ? undefined : gt(messages.id, after),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(forwards ? asc(messages.id) : desc(messages.id))
    .limit(limit);
  return forwards ? rows : rows.reverse();
};

/** A message of a conversation, kept as it is until the transaction ends; null for any other. */
export const lockMessage = async (db: Executor, conversationId: number, id: number) => {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)))
    .for('update');
  return row ?? null;
};

/** Stores a message and makes it the last one of its conversation. */
export const insertMessage = async (
  db: Executor,
  message: typeof messages.$inferInsert,
): Promise<MessageRow> => {
  const [row] = await db.insert(messages).values(message).returning();
  if (!row) throw new Error('no message row');
  await db
    .update(conversations)
    .set({ lastMessageId: row.id })
    .where(eq(conversations.id, row.conversationId));
  return row;
};

/** Whether the recipient has other messages of the conversation to read, besides one. */
export const hasUnreadBefore = async (
  db: Executor,
  { id, readId: after, fromUserId }: { id: number; readId: number; fromUserId: number },
): Promise<boolean> => {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, id), gt(messages.id, after), eq(messages.fromUserId, fromUserId)))
    .limit(1);
  return row !== undefined;
};

export const setViewingAnswer = async (db: Executor, id: number, accepted: boolean): Promise<void> => {
  await db.update(messages).set({ viewingAccepted: accepted }).where(eq(messages.id, id));
};
