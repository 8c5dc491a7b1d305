import type { ScreeningReason, StoredReason } from '@hanca/common/screening.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { messages } from '../../db/schema/conversations.ts';
import { users } from '../../db/schema/users.ts';

interface Written {
  text: string;
  writer: { id: number; name: string };
}

/** The messages that the reasons of reports name, by their ids. */
export const findWritten = async (
  db: Executor,
  reports: readonly { reasons: StoredReason[] | null }[],
): Promise<Map<number, Written>> => {
  const reasons = reports.flatMap((report) => report.reasons ?? []);
  const ids = reasons.flatMap((reason) => ('messageId' in reason ? [reason.messageId] : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ messageId: messages.id, text: messages.text, id: users.id, name: users.name })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.fromUserId))
    .where(inArray(messages.id, ids));
  return new Map(rows.map(({ messageId, text, ...writer }) => [messageId, { text, writer }]));
};

/** Reasons as staff see them: of a message the one sentence and no more, and nothing of who has left. */
export const presentReasons = (
  reasons: readonly StoredReason[],
  messagesById: ReadonlyMap<number, Written>,
): ScreeningReason[] =>
  reasons.map((reason) => {
    if (!('messageId' in reason)) return reason;
    const { code, messageId, start, end } = reason;
    const { text = '', writer } = messagesById.get(messageId) ?? {};
    return { code, text: text.slice(start, end).trim(), writer };
  });
