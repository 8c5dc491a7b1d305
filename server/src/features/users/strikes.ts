import type { Subject } from '@hanca/common/moderation.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { found, Problem } from '../../http/problems.ts';
import { holdAccount } from '../account/ways-in.ts';

/** What a strike says that it was about: of anonymous talk not which, as staff read it with the name of its member. */
export const aboutPost = (title: string, anonymous: boolean) => ({
  title: anonymous ? '쉿톡 글' : title,
  anonymous,
});
export const aboutComment = (id: number, anonymous: boolean) => ({
  title: anonymous ? '쉿톡 댓글' : `댓글 ${id}`,
  anonymous,
});

/** Decisions of staff that count against a member of a query of `users`: not what members said of each other. Written out, for queries of one table too. */
export const strikeCount = sql<number>`(select count(*)::int from strikes s
  where s.user_id = users.id and s.measure <> 'no_show' and not s.lifted)`;

/** The answer to an appeal against what staff show again without having answered it. */
const SHOWN_AGAIN = '다시 보이게 했어요.';
const DAY_MS = 24 * 3600_000;

const ofStaff = {
  ko: '관리자는 쓰기를 정지할 수 없어요. 먼저 관리자 권한을 빼 주세요.',
  en: 'Take away the rights of staff first.',
};

/** When a suspension from writing of so many days ends that begins now. */
export const endOf = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/**
 * Locks the account of a member who is to be suspended from writing, or no longer.
 * @throws Problem 404 for nobody; 409 for staff
 */
export const holdMember = async (tx: Executor, id: number): Promise<void> => {
  await holdAccount(tx, id);
  const [row] = await tx.select({ roles: users.roles }).from(users).where(eq(users.id, id));
  if (found(row ?? null).roles.includes('admin')) throw new Problem('conflict', { detail: ofStaff });
};

/** Of the strikes that count, those that suspend from writing now. */
const running = (userId: number) =>
  and(eq(strikes.userId, userId), eq(strikes.lifted, false), gt(strikes.until, sql`now()`));

/** Brings up to date until when a member may not write; `holdMember` comes before it. */
export const refreshSuspension = async (tx: Executor, userId: number): Promise<void> => {
  const last = tx
    .select({ until: sql`max(${strikes.until})` })
    .from(strikes)
    .where(running(userId));
  await tx
    .update(users)
    .set({ suspendedUntil: sql`(${last})` })
    .where(eq(users.id, userId));
};

/** Writes down what staff decided against a member; where it suspends from writing, `holdMember` comes before it. */
export const insertStrike = async (tx: Executor, strike: typeof strikes.$inferInsert): Promise<void> => {
  await tx.insert(strikes).values(strike);
  if (strike.until) await refreshSuspension(tx, strike.userId);
};

/** The decisions that hid a record and stand. */
const hid = ({ feature, id }: Subject) =>
  and(
    ...[eq(strikes.feature, feature), eq(strikes.recordId, id)],
    ...[eq(strikes.measure, 'hidden'), eq(strikes.lifted, false)],
  );

/** Whether a decision after another hid the same record, and stands: what is hidden is not hidden again, so the last one holds it. */
export const isHiddenSince = async (
  tx: Executor,
  { subject, strikeId }: { subject: Subject; strikeId: number },
): Promise<boolean> => (await countRows(tx, strikes, and(hid(subject), gt(strikes.id, strikeId)))) > 0;

/** The decision that hid a record for a reason: the last one that stands. */
const hider = (tx: Executor, subject: Subject, reason: string) =>
  and(
    eq(
      strikes.id,
      sql`(${tx
        .select({ id: sql`max(${strikes.id})` })
        .from(strikes)
        .where(hid(subject))})`,
    ),
    eq(strikes.reason, reason),
  );

/** Puts the reason of the decision that hid a record in other words, as its member reads them. */
export const rewordHiding = async (
  tx: Executor,
  subject: Subject,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await tx
    .update(strikes)
    .set({ reason: to })
    .where(hider(tx, subject, from));
};

/**
 * Takes the decision back that hid a record for a reason and did nothing else, as the record is shown again; what its member
 * said against it is answered by that.
 */
export const liftHiding = async (tx: Executor, subject: Subject, reason: string): Promise<void> => {
  const waits = sql`${strikes.appealedAt} is not null and ${strikes.answeredAt} is null`;
  await tx
    .update(strikes)
    .set({
      lifted: true,
      answer: sql`case when ${waits} then ${SHOWN_AGAIN} else ${strikes.answer} end`,
      answeredAt: sql`case when ${waits} then now() else ${strikes.answeredAt} end`,
    })
    .where(and(hider(tx, subject, reason), eq(strikes.suspended, false), isNull(strikes.until)));
};

/** Lets a member write again: what suspends them ends now, and stays a strike. */
export const endSuspension = async (tx: Executor, userId: number): Promise<void> => {
  // Not rounded up, as the column would: then it would go on for a part of a millisecond.
  const until = sql`date_trunc('milliseconds', now())`;
  await tx.update(strikes).set({ until }).where(running(userId));
  await refreshSuspension(tx, userId);
};
