import type { Executor } from '../../db/executor.ts';
import { Problem } from '../../http/problems.ts';
import { endJoinsOf } from '../golf-joins/end.ts';
import type { Telling } from '../golf-joins/news.ts';
import { endUserSessions, lockAdmins, refreshListings, updateUser } from './queries.ts';

const lastAdmin = {
  ko: '마지막 관리자라서 권한을 빼거나 정지할 수 없어요. 먼저 다른 관리자를 정해 주세요.',
  en: 'This is the last admin. Name another one first.',
};

/**
 * Locks the admins, before anything else of an account: of two who take away each other's rights at once the second is refused.
 * @param loses whether the account is about to lose its rights
 * @throws Problem 409 for the last admin
 */
export const holdAdmins = async (tx: Executor, id: number, loses: boolean): Promise<void> => {
  const admins = await lockAdmins(tx);
  if (loses && admins.length === 1 && admins[0] === id) throw new Problem('conflict', { detail: lastAdmin });
};

/** Suspends an account, or no longer, with what follows for its listings, rounds of golf and sessions; `holdAdmins` comes before it. */
export const setSuspended = async (
  tx: Executor,
  services: Telling,
  id: number,
  suspended: boolean,
): Promise<void> => {
  await updateUser(tx, id, { suspended });
  await refreshListings(tx, id);
  if (!suspended) return;
  await endJoinsOf(tx, services, id);
  await endUserSessions(tx, id);
};
