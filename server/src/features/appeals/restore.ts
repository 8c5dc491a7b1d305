import type { Subject } from '@hanca/common/moderation.ts';
import type { Executor } from '../../db/executor.ts';
import type { strikes } from '../../db/schema/reports.ts';
import { holdAccount } from '../account/ways-in.ts';
import type { Telling } from '../golf-joins/news.ts';
import { reasonOf, showSubject } from '../reports/subject.ts';
import { isHiddenSince, refreshSuspension } from '../users/strikes.ts';
import { holdAdmins, setSuspended } from '../users/suspend.ts';

type Strike = Pick<
  typeof strikes.$inferSelect,
  'id' | 'userId' | 'measure' | 'suspended' | 'until' | 'feature' | 'recordId' | 'reason'
>;

/** What a decision hid; null for nothing, as of a mark that somebody did not come to a round. */
const hiddenBy = ({ measure, feature, recordId }: Strike): Subject | null =>
  measure === 'hidden' && feature !== null && recordId !== null ? { feature, id: recordId } : null;

/** Locks what taking a decision back changes, in the order in which a decision locks it; the decision itself comes after. */
export const holdDecided = async (tx: Executor, strike: Strike): Promise<void> => {
  const { userId, suspended, until } = strike;
  if (suspended) await holdAdmins(tx, userId, false);
  if (suspended || until) await holdAccount(tx, userId);
  const subject = hiddenBy(strike);
  if (subject) await reasonOf(tx, subject);
};

/** Shows again what a decision hid, as far as it is there and hidden by no other decision, nor for another reason. */
const show = async (tx: Executor, strike: Strike): Promise<void> => {
  const subject = hiddenBy(strike);
  if (!subject || (await reasonOf(tx, subject)) !== strike.reason) return;
  if (!(await isHiddenSince(tx, { subject, strikeId: strike.id }))) await showSubject(tx, subject);
};

/** Undoes what a decision did; `holdDecided` comes before it, and that it does not count any more is stored. */
export const restore = async (tx: Executor, services: Telling, strike: Strike): Promise<void> => {
  await show(tx, strike);
  if (strike.until) await refreshSuspension(tx, strike.userId);
  if (strike.suspended) await setSuspended(tx, services, strike.userId, false);
};
