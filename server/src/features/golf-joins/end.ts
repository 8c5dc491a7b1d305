import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { type Telling, tell } from './news.ts';
import {
  changeTaken,
  findAhead,
  findConcerned,
  findRequest,
  lockJoin,
  setStatus,
  updateJoin,
} from './queries.ts';

/** Cancels a round that is held, and tells who waits for it or is accepted. */
export const cancelJoin = async (tx: Executor, services: Telling, joinId: number): Promise<void> => {
  await updateJoin(tx, joinId, { cancelledAt: sql`now()` });
  await tell(tx, services, { kind: 'cancelled', joinId, userIds: await findConcerned(tx, joinId) });
};

/** Takes back what a member asked of a round that is held: the seat that they had is free again, which the host is told. */
export const withdraw = async (
  tx: Executor,
  services: Telling,
  { joinId, userId, hostId }: { joinId: number; userId: number; hostId: number },
): Promise<void> => {
  const request = await findRequest(tx, joinId, userId);
  if (request?.status !== 'asked' && request?.status !== 'accepted') return;
  await setStatus(tx, request, 'withdrawn');
  if (request.status !== 'accepted') return;
  await changeTaken(tx, joinId, -1);
  await tell(tx, services, { kind: 'left', joinId, userIds: [hostId] });
};

/** Ends what is ahead of a member who leaves or whose account is closed: their rounds are cancelled, their seats are free. In a transaction. */
export const endJoinsOf = async (tx: Executor, services: Telling, userId: number): Promise<void> => {
  // In one order, so that nobody waits for somebody who waits for them.
  for (const { id, userId: hostId } of await findAhead(tx, userId)) {
    const join = await lockJoin(tx, id);
    if (!join || join.cancelledAt !== null) continue;
    if (hostId === userId) await cancelJoin(tx, services, id);
    else await withdraw(tx, services, { joinId: id, userId, hostId });
  }
};
