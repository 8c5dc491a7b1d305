// Who may do what with a round, and when. Each of these holds it, so that of many at once each sees what the one before it left.

import { longDate } from '@hanca/common/dates.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { isRead, type JoinState, joinState } from '@hanca/common/golf-joins.ts';
import type { Language } from '@hanca/common/messages.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/schema/users.ts';
import type { Caller } from '../../http/access.ts';
import { found, Problem } from '../../http/problems.ts';
import { holdAccount } from '../account/ways-in.ts';
import { findBarred } from './conduct.ts';
import { type LockedJoin, lockJoin } from './queries.ts';

type Texts = Record<Language, string>;

const refusals: Record<Exclude<JoinState, 'open'>, Texts> = {
  full: { ko: '자리가 모두 찼어요.', en: 'There are no seats left.' },
  closed: { ko: '신청이 마감됐어요.', en: 'It is too late to ask.' },
  over: { ko: '티타임이 지난 조인이에요.', en: 'The tee time is over.' },
  cancelled: { ko: '취소된 조인이에요.', en: 'This round is cancelled.' },
};

export const conflict = (detail: Texts): Problem => new Problem('conflict', { detail });

export const stateOf = ({ teeDate, closesDate, cancelledAt, seats, taken }: LockedJoin): JoinState =>
  joinState(
    {
      ...{ seats, taken, cancelled: cancelledAt !== null },
      ...{ tee: teeDate.getTime(), closes: closesDate.getTime() },
    },
    Date.now(),
  );

/** Throws Problem 409 for a round in another state than these. */
export const requireState = (join: LockedJoin, ...states: readonly JoinState[]): void => {
  const state = stateOf(join);
  if (state !== 'open' && !states.includes(state)) throw conflict(refusals[state]);
};

/** Throws Problem 409 for a round in which all seats are taken. */
export const requireSeat = ({ taken, seats }: LockedJoin): void => {
  if (taken >= seats) throw conflict(refusals.full);
};

/** A round that is not long over, held; also one that staff have hidden, which is given up as any other. Throws Problem 404. */
export const holdAny = async (tx: Executor, id: number): Promise<LockedJoin> => {
  const join = found(await lockJoin(tx, id));
  if (!isRead(join.teeDate.getTime(), Date.now())) throw new Problem('not-found');
  return join;
};

/** A round that everybody can read, held. Throws Problem 404. */
export const holdShown = async (tx: Executor, id: number): Promise<LockedJoin> => {
  const join = await holdAny(tx, id);
  if (join.hiddenReason !== null) throw new Problem('not-found');
  return join;
};

/** Throws Problem 403 for a round of somebody else. */
export const requireOwn = (join: LockedJoin, caller: Caller): void => {
  if (join.userId !== caller.id) throw new Problem('forbidden');
};

/** A round of the caller that everybody can read, held. Throws Problem 404; 403 for one of somebody else. */
export const holdOwn = async (tx: Executor, id: number, caller: Caller): Promise<LockedJoin> => {
  const join = await holdShown(tx, id);
  requireOwn(join, caller);
  return join;
};

/**
 * Holds the account of who is about to host or ask, before anything else: what they do comes before what closes it, and is ended by
 * that, or after it and is refused. In a transaction.
 * @throws Problem 401 for an account that was closed meanwhile; 403 for who is about to leave; 409 for who did not come too often
 */
export const holdTrusted = async (tx: Executor, caller: Caller): Promise<void> => {
  await holdAccount(tx, caller.id);
  const [now] = await tx
    .select({ suspended: users.suspended, deleteAt: users.deleteAt })
    .from(users)
    .where(eq(users.id, caller.id));
  if (!now || now.suspended) throw new Problem('unauthorized');
  if (now.deleteAt) throw new Problem('leaving');
  const until = await findBarred(tx, caller.id);
  if (until)
    throw conflict({
      ko: `1년 안에 노쇼가 3번이라 ${longDate(toWireDate(until))}까지 조인을 올리거나 신청할 수 없어요.`,
      en: `Three no-shows in a year: not before ${until.toISOString().slice(0, 10)}.`,
    });
};
