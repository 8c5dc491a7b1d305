import type { Executor } from '../../db/executor.ts';
import { toScreen } from '../../db/schema/screening.ts';

/** Lets a listing or a message be screened once the transaction that wrote it is committed. */
export const queueScreening = async (
  tx: Executor,
  subject: { realtyId: number } | { messageId: number },
): Promise<void> => {
  await tx.insert(toScreen).values(subject);
};
