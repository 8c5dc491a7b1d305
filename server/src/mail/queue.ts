import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { CHANNEL } from '../db/schema/announced.ts';
import { mails } from '../db/schema/mails.ts';

export interface Mail {
  /** An address. */
  recipient: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export type QueuedMail = typeof mails.$inferSelect;

/** Announced with every mail, so that the delivery wakes. */
export const MAIL_QUEUED = 'mails';

/**
 * Puts a mail into the queue; to members by `mailMember`. Inside a transaction it goes out if and only if the rest is
 * committed, and then at once. In: the mail, and when it is to go out, and be dated, if not now.
 */
export const queueMail = async (db: Executor, mail: Mail, dueAt?: Date): Promise<void> => {
  await db.insert(mails).values(dueAt ? { ...mail, dueAt, createdAt: dueAt } : mail);
  await db.execute(sql`select pg_notify(${CHANNEL}, ${MAIL_QUEUED})`);
};

/**
 * Takes the mail that has been due for longest and counts the attempt. Nobody else gets it for two minutes; should
 * this process end before it has said how the sending went, it is due again then. Out: null when none is due.
 */
export const takeMail = async (db: Executor): Promise<QueuedMail | null> => {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    // The column is rounded to milliseconds, upwards as often as downwards.
    .where(sql`${mails.dueAt} <= now() + interval '1 millisecond'`)
    .orderBy(mails.dueAt, mails.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: sql`now() + interval '2 minutes'` })
    .where(sql`${mails.id} = (${due})`)
    .returning();
  return mail ?? null;
};

/** Still as it was taken: whoever took it since speaks for it. */
const asTaken = ({ id, attempts }: QueuedMail) => and(eq(mails.id, id), eq(mails.attempts, attempts));

/** Removes a mail that was sent or given up. */
export const dropMail = async (db: Executor, mail: QueuedMail): Promise<void> => {
  await db.delete(mails).where(asTaken(mail));
};

/** Makes a mail that could not be sent due again in so many minutes. */
export const postponeMail = async (db: Executor, mail: QueuedMail, minutes: number): Promise<void> => {
  await db
    .update(mails)
    .set({ dueAt: sql`now() + ${minutes} * interval '1 minute'` })
    .where(asTaken(mail));
};
