import type { ReportedConversation } from '@hanca/common/contract/conversations.ts';
import { RECEIVED } from '@hanca/common/contract/reports.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { conversations, messages } from '../../db/schema/conversations.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';

const listers = alias(users, 'listers');
const askers = alias(users, 'askers');

/**
 * Staff read what waits for them, and no longer. Only by one of the two: what screening raised shows its sentence alone
 * (docs/decisions/0020).
 */
const isReported = sql`exists (select from ${reports} where ${reports.conversationId} = ${conversations.id}
  and ${reports.status} = ${RECEIVED} and ${reports.userId} is not null)`;

/** Messages that staff read at once: the newest, which are what is reported. */
const SHOWN_MAX = 500;

/** Whether somebody has reported a conversation and waits for staff, who may read it meanwhile. */
export const wasReported = async (db: Executor, id: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), isReported));
  return row !== undefined;
};

/** A conversation of which a report waits for staff, as they read it; null for any other. */
export const findReported = async (db: Executor, id: number): Promise<ReportedConversation | null> => {
  const [row] = await db
    .select({
      realtyId: conversations.realtyId,
      title: realties.title,
      lister: { id: listers.id, name: listers.name },
      asker: { id: askers.id, name: askers.name },
    })
    .from(conversations)
    .innerJoin(listers, eq(listers.id, conversations.listerId))
    .innerJoin(askers, eq(askers.id, conversations.askerId))
    .leftJoin(realties, eq(realties.id, conversations.realtyId))
    .where(and(eq(conversations.id, id), isReported));
  if (!row) return null;
  const written = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(desc(messages.id))
    .limit(SHOWN_MAX);
  return {
    id,
    realtyId: row.realtyId ?? 0,
    title: row.title ?? '',
    lister: row.lister,
    asker: row.asker,
    messages: written.reverse().map(({ id: messageId, fromUserId, text, images, createdAt }) => ({
      id: messageId,
      fromUserId,
      text,
      images: [...images.keys()],
      createdDate: toWireDate(createdAt),
    })),
  };
};
