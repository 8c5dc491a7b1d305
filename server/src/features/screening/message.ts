import { FIRST_MESSAGES } from '@hanca/common/screening.ts';
import type { Executor } from '../../db/executor.ts';
import { lookThrough } from './look-through.ts';
import { findMessage } from './queries.ts';
import { raise } from './raise.ts';

/**
 * Screens a message if it is one of the first of its conversation, and calls `done` in the transaction that stores what was
 * found. Out: whether staff have something new to look at.
 */
export const screenMessage = async (
  db: Executor,
  id: number,
  done: (tx: Executor) => Promise<void>,
): Promise<boolean> => {
  const message = await findMessage(db, id);
  const isFirst = message !== null && message.position <= FIRST_MESSAGES;
  const { raised } = isFirst ? await lookThrough(message.text) : { raised: [] };
  return db.transaction(async (tx) => {
    const reasons = raised.map((one) => ({ ...one, messageId: id }));
    const isRaised = message !== null && (await raise(tx, message, reasons));
    await done(tx);
    return isRaised;
  });
};
