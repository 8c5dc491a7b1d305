import { eq } from 'drizzle-orm';
import { conversations, messages } from '../server/src/db/schema/conversations.ts';
import { toScreen } from '../server/src/db/schema/screening.ts';
import { named, type Setting } from './setting.ts';

/** Stores what members write to each other about listings. In: the id of a listing by its key. */
export const storeConversations = async (
  { tx, content, before, memberId, staffId }: Setting,
  idOf: (key: string) => number,
): Promise<void> => {
  const listers = new Map(content.realties.map(({ key, author }) => [key, memberId(author)]));
  for (const { realty, asker, read, messages: written } of content.conversations) {
    const [realtyId, listerId] = [idOf(realty), named(listers, 'listing', realty)];
    const askerId = asker === undefined ? staffId : memberId(asker);
    const [row] = await tx
      .insert(conversations)
      .values({ realtyId, listerId, askerId })
      .returning({ id: conversations.id });
    const conversationId = row?.id ?? 0;
    const stored = await tx
      .insert(messages)
      .values(
        written.map(({ from, daysAgo, text }) => {
          const [fromUserId, toUserId] = from === 'lister' ? [listerId, askerId] : [askerId, listerId];
          return { conversationId, realtyId, fromUserId, toUserId, text, createdAt: before(daysAgo) };
        }),
      )
      .returning({ id: messages.id });
    await tx.insert(toScreen).values(stored.map((message) => ({ messageId: message.id })));
    const lastMessageId = stored.at(-1)?.id ?? 0;
    const seen = read ? { listerReadId: lastMessageId, askerReadId: lastMessageId } : {};
    await tx
      .update(conversations)
      .set({ lastMessageId, ...seen })
      .where(eq(conversations.id, conversationId));
  }
};
