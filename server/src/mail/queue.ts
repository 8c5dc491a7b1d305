import type { Executor } from '../db/executor.ts';
import { mails } from '../db/schema.ts';

export interface Mail {
  /** An address. */
  recipient: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/**
 * Puts a mail into the queue. Inside a transaction it goes out if and only if the rest is committed; whoever queues
 * wakes the delivery afterwards (`services.mail.wake()`), else it waits for the next minute.
 */
export const queueMail = async (db: Executor, mail: Mail): Promise<void> => {
  await db.insert(mails).values(mail);
};
