import { stateClock } from '../../jobs/state-clock.ts';
import { deleteOldMarks } from './conduct.ts';
import { announceStates, deleteOldJoins } from './queries.ts';

/** Announces the rounds that closed, began or can be read no more since the last run, and removes rounds and marks that count no more. */
export const golfJoinClock = () =>
  stateClock('golf-join-clock', async (db, since) => {
    await deleteOldJoins(db);
    await deleteOldMarks(db);
    await announceStates(db, since);
  });
