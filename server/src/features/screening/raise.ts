import { RECEIVED, SETTLED } from '@hanca/common/contract/reports.ts';
import type { StoredReason } from '@hanca/common/screening.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { reports } from '../../db/schema/reports.ts';
import { screenings } from '../../db/schema/screening.ts';
import { settleReports } from '../reports/queries.ts';

/** A listing, or a conversation and who wrote in it what was found. */
type Subject = { realtyId: number } | { conversationId: number; writerId: number };

/** What makes a reason the same one again: the price, the other members, the sentence, the message. */
const keysOf = (reason: StoredReason): string[] => {
  switch (reason.code) {
    case 'price':
      return [`price:${reason.price}`];
    case 'phone':
    case 'picture':
      return reason.userIds.map((userId) => `${reason.code}:${userId}`);
    default:
      return ['messageId' in reason ? `${reason.code}:${reason.messageId}` : `${reason.code}:${reason.text}`];
  }
};

/** The report of a subject by no member, locked, with what it was raised for. */
const lockRaised = async (tx: Executor, subject: Subject) => {
  const about =
    'realtyId' in subject
      ? eq(reports.realtyId, subject.realtyId)
      : eq(reports.conversationId, subject.conversationId);
  const [row] = await tx
    .select({
      id: reports.id,
      status: reports.status,
      reasons: screenings.reasons,
      settled: screenings.settled,
    })
    .from(reports)
    .innerJoin(screenings, eq(screenings.reportId, reports.id))
    .where(and(about, isNull(reports.userId)))
    .for('update', { of: reports });
  return row;
};

/**
 * Lets staff know of reasons, as a report by no member: of one that waits the new ones are added, of one that is settled they
 * stand alone. Reasons that were settled before are left out. Out: whether there was anything new.
 */
export const raise = async (
  tx: Executor,
  subject: Subject,
  found: readonly StoredReason[],
): Promise<boolean> => {
  if (found.length === 0) return false;
  const before = await lockRaised(tx, subject);
  const raised = before?.reasons.flatMap(keysOf) ?? [];
  const known = new Set([...raised, ...(before?.settled ?? [])]);
  const fresh = found.filter((reason) => keysOf(reason).some((key) => !known.has(key)));
  if (fresh.length === 0) return false;
  const reportedId = 'writerId' in subject ? subject.writerId : null;
  if (!before) {
    const about =
      'realtyId' in subject ? { realtyId: subject.realtyId } : { conversationId: subject.conversationId };
    const [row] = await tx
      .insert(reports)
      .values({ ...about, userId: null, reason: 'scam', status: RECEIVED })
      .returning({ id: reports.id });
    if (!row) throw new Error('no report row');
    await tx.insert(screenings).values({ reportId: row.id, reasons: fresh, reportedId });
    return true;
  }
  const isSettled = before.status === SETTLED;
  const codes = new Set(fresh.map(({ code }) => code));
  // A listing has one price, one set of look-alikes: what is found now stands for what was found then.
  const left = before.reasons.filter((reason) => 'messageId' in reason || !codes.has(reason.code));
  await tx
    .update(screenings)
    .set({
      reportedId,
      reasons: isSettled ? fresh : [...left, ...fresh],
      settled: isSettled ? [...new Set([...before.settled, ...raised])] : before.settled,
    })
    .where(eq(screenings.reportId, before.id));
  await settleReports(tx, [before.id], { status: RECEIVED, settledBy: null });
  return true;
};
