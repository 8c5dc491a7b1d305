import { DEAL_DONE, INQUIRE_AFTER_DAYS, INQUIRY_HOURS } from '@hanca/common/realties.ts';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { realties } from '../../db/schema/realties.ts';
import type { Caller } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { inquiryNews } from './inquiry-mail.ts';
import { lockRealty, type RealtyValues, updateRealty } from './write-queries.ts';

const DAY_MS = 24 * 3600_000;

const ownListing = {
  ko: '내가 올린 매물이에요. 내 매물에서 아직 있다고 알려 주세요.',
  en: 'This is your own listing.',
};
const isDone = {
  ko: '이미 거래가 끝난 집이에요.',
  en: 'This home is taken already.',
};
const isFresh = (day: number) => ({
  ko: `${day === 0 ? '오늘' : `${day}일 전에`} 아직 있다고 확인된 집이에요. 바로 문의해 보세요.`,
  en: `Its lister said ${day} days ago that it can be had.`,
});

/** What becomes of a listing whose owner says, by whatever they do to it, that it can be had. */
export const confirmed = (): Partial<RealtyValues> => ({
  confirmedAt: new Date(),
  inquiredAt: null,
  unconfirmed: false,
});

/** The same as part of a change: staff say nothing for the owner. */
export const confirmedBy = (caller: Caller, { userId }: { userId: number }): Partial<RealtyValues> =>
  userId === caller.id ? confirmed() : {};

/**
 * Asks the lister of a home by mail, and on their own page, whether it can still be had. Nothing is sent where somebody asked
 * within seven days.
 * @throws Problem 404 for what cannot be seen; 409 for the own listing, one that is done, and one that was confirmed within seven
 * days
 */
export const inquire = async (
  tx: Executor,
  { caller, ...services }: Pick<Services, 'config' | 'jobs' | 'tokens'> & { caller: Caller },
  id: number,
): Promise<void> => {
  const row = await lockRealty(tx, id);
  if (!row?.visible) throw new Problem('not-found');
  if (row.userId === caller.id) throw new Problem('conflict', { detail: ownListing });
  if (row.status === DEAL_DONE) throw new Problem('conflict', { detail: isDone });
  const now = new Date();
  const daysSince = (date: Date) => Math.floor((now.getTime() - date.getTime()) / DAY_MS);
  const fresh = daysSince(row.confirmedAt ?? row.createdAt);
  if (fresh < INQUIRE_AFTER_DAYS) throw new Problem('conflict', { detail: isFresh(fresh) });
  if (row.inquiredAt && daysSince(row.inquiredAt) < INQUIRE_AFTER_DAYS) return;
  await updateRealty(tx, id, { inquiredAt: now }, { touch: false });
  await mailMember(
    tx,
    services,
    row.userId,
    inquiryNews({ id, title: row.title, inquiredAt: now }, services),
  );
};

/** What a lister answers: it can be had, or it is taken. */
export type Answer = 'yes' | 'done';

/** Writes down the answer of a listing's owner, in a transaction. Out: false where the listing is gone. */
export const answerInquiry = async (tx: Executor, id: number, answer: Answer): Promise<boolean> => {
  if (!(await lockRealty(tx, id))) return false;
  if (answer === 'yes') await updateRealty(tx, id, confirmed(), { touch: false });
  else await updateRealty(tx, id, { status: DEAL_DONE, inquiredAt: null, unconfirmed: false });
  return true;
};

/** Marks homes whose listers were asked and did not answer in time, at most `most`. Out: how many. */
export const markUnconfirmed = async (db: Executor, most: number): Promise<number> => {
  const unanswered = db
    .select({ id: realties.id })
    .from(realties)
    .where(
      and(
        lte(realties.inquiredAt, sql`now() - ${INQUIRY_HOURS} * interval '1 hour'`),
        eq(realties.unconfirmed, false),
      ),
    )
    .orderBy(realties.inquiredAt)
    .limit(most)
    // Locked ones are being answered.
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(realties)
    .set({ unconfirmed: true })
    .where(sql`${realties.id} = any(array(${unanswered}))`);
  return rowCount ?? 0;
};
