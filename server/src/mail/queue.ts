// A mail is a row, and a job that names the row: the row is erased when the mail is sent, a job that is done stays for days.
// Features write to a member by to-member.ts, which knows verified addresses and the ten mails a day, and to an address that may
// be anybody's by to-address.ts, which counts mails by mailbox; plain-text.ts quotes what others wrote. jobs.ts sends, transport.ts has SMTP and files.

import type { Executor } from '../db/executor.ts';
import { mails } from '../db/schema/mails.ts';
import { type JobQueue, queueRowJobs } from '../jobs/jobs.ts';

export interface Mail {
  /** An address. */
  recipient: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML, beside the text. */
  html?: string | undefined;
  /** Where a mail program ends such mails by one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export type QueuedMail = typeof mails.$inferSelect;

/** The queue of the jobs that send one mail each. */
export const SEND_MAIL = 'send-mail';

/**
 * Queues a mail. Features use `mailMember` and `mailAddress`, which know limits. Inside a transaction it goes out if and only if the rest is committed, and
 * then within a second or two. In: the mail, and when it is to go out, and be dated, if not now.
 */
export const queueMail = async (
  db: Executor,
  { jobs }: { jobs: JobQueue },
  mail: Mail,
  dueAt?: Date,
): Promise<void> => {
  const values = dueAt ? { ...mail, dueAt, createdAt: dueAt } : mail;
  const rows = await db.insert(mails).values(values).returning({ id: mails.id });
  await queueRowJobs(jobs, db, SEND_MAIL, rows, dueAt);
};
