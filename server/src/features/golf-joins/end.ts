import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { type Happening, type Telling, tellAll } from './news.ts';
import {
  changeTaken,
  findAhead,
  findConcerned,
  findRequest,
  type LockedJoin,
  lockJoin,
  setStatus,
  updateJoin,
} from './queries.ts';

/** Cancels a round that is held. Out: what is told to who waits for it or is accepted. */
export const cancelJoin = async (tx: Executor, joinId: number): Promise<Happening> => {
  await updateJoin(tx, joinId, { cancelledAt: sql`now()` });
  return { kind: 'cancelled', joinId, userIds: await findConcerned(tx, joinId) };
};

/** Takes back what a member asked of a round that is held: the seat that they had is free again. Out: what the host is told. */
export const withdraw = async (
  tx: Executor,
  { id: joinId, userId: hostId }: LockedJoin,
  userId: number,
): Promise<Happening[]> => {
  const request = await findRequest(tx, joinId, userId);
  if (request?.status !== 'asked' && request?.status !== 'accepted') return [];
  await setStatus(tx, request, 'withdrawn');
  if (request.status !== 'accepted') return [];
  await changeTaken(tx, joinId, -1);
  return [{ kind: 'left', joinId, userIds: [hostId] }];
};

/**
 * Ends what is ahead of a member who leaves or whose account is closed: their rounds are cancelled, their seats are free. In a
 * transaction, in which their account is held.
 */
export const endJoinsOf = async (tx: Executor, services: Telling, userId: number): Promise<void> => {
  const happened: Happening[] = [];
  // All rounds in one order, and members after all rounds, so that nobody waits for somebody who waits for them.
  for (const id of await findAhead(tx, userId)) {
    const join = await lockJoin(tx, id);
    if (!join || join.cancelledAt !== null) continue;
    if (join.userId === userId) happened.push(await cancelJoin(tx, id));
    else happened.push(...(await withdraw(tx, join, userId)));
  }
  await tellAll(tx, services, happened);
};
