import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { blocks, conversations, messages } from '../../db/schema/conversations.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';

const others = alias(users, 'others');

/** The newest of them that a calendar shows. */
const VIEWINGS_MAX = 100;

/** The viewings that a member and the other side of a conversation have agreed on, the latest first; `ended` where none will take place. */
export const findViewings = async (db: Executor, userId: number) => {
  const { listerId, askerId } = conversations;
  const otherId = sql<number>`case when ${listerId} = ${userId} then ${askerId} else ${listerId} end`;
  const between = sql`(select max(${blocks.createdAt}) from ${blocks}
    where (${blocks.userId} = ${listerId} and ${blocks.blockedId} = ${askerId})
      or (${blocks.userId} = ${askerId} and ${blocks.blockedId} = ${listerId}))`;
  const isTakenDown = sql`(${realties.hiddenReason} is not null or ${others.suspended})`;
  // Of a home that was taken down nobody but its lister sees anything.
  const ofHome = (column: typeof realties.title | typeof realties.publicAddress) =>
    sql<string | null>`case when ${listerId} = ${userId} or not ${isTakenDown} then ${column} end`;
  // What a block or a listing does not date is dated by the viewing, which is later than its proposal.
  const hasNoDate = sql`(${realties.id} is null or ${others.suspended})`;
  return db
    .select({
      messageId: messages.id,
      conversationId: conversations.id,
      viewingAt: sql<Date>`${messages.viewingAt}`.mapWith(messages.viewingAt),
      title: ofHome(realties.title),
      address: ofHome(realties.publicAddress),
      cityId: realties.cityId,
      otherName: others.name,
      ended: sql<boolean>`(${realties.id} is null or ${isTakenDown} or ${between} is not null)`,
      changedAt: sql<Date>`greatest(${messages.createdAt}, ${realties.updatedAt}, ${between},
        case when ${hasNoDate} then ${messages.viewingAt} end)`.mapWith(messages.createdAt),
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(others, eq(others.id, otherId))
    .leftJoin(realties, eq(realties.id, conversations.realtyId))
    .where(
      and(
        or(eq(listerId, userId), eq(askerId, userId)),
        eq(messages.viewingAccepted, true),
        isNotNull(messages.viewingAt),
      ),
    )
    .orderBy(desc(messages.viewingAt), desc(messages.id))
    .limit(VIEWINGS_MAX);
};
