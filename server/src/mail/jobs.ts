import { MAIL_DAYS } from '@hanca/common/retention.ts';
import { eq, lte, sql } from 'drizzle-orm';
import { mails } from '../db/schema/mails.ts';
import { type Job, queueRowJobs, type RowJob } from '../jobs/jobs.ts';
import { deleteOldRefusals, forgetRefusals, isRefusedForGood, noteRefused } from './failing.ts';
import { SEND_MAIL } from './queue.ts';

const GIVE_UP_AFTER_MS = MAIL_DAYS * 24 * 3600_000;
const SEND_WITHIN_MS = 60_000;

/** Errors whose message names a host or a file at most; what a mail server answers quotes addresses. */
const WITHOUT_ADDRESS = /^(?:ESOCKET|ECONNECTION|ETIMEDOUT|EDNS|ETLS|ENO[A-Z]+|EACCES|EPERM|EROFS)$/;

/** What may be logged of a failure. */
const failureOf = (error: unknown) => {
  const { name, code, responseCode, command, message } = error as Record<string, unknown>;
  return {
    name,
    code,
    responseCode,
    command,
    ...(responseCode === undefined && WITHOUT_ADDRESS.test(String(code)) ? { words: message } : {}),
  };
};

/** Sends one mail, over SMTP or into a file: at least once, with no transaction open meanwhile; gives up after three days, and at once what is refused for good. */
export const mailSending: RowJob = {
  name: SEND_MAIL,
  async run({ db, sendMail, log }, id, signal) {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    // It was sent by a process that ended before it could say so, or its member left.
    if (!mail) return true;
    try {
      await sendMail(mail, AbortSignal.any([signal, AbortSignal.timeout(SEND_WITHIN_MS)]));
    } catch (error) {
      const attempt = { mail: id, failure: failureOf(error) };
      if (isRefusedForGood(error)) {
        log.warn(attempt, 'a mail was refused for good');
        await db.transaction(async (tx) => {
          await noteRefused(tx, mail.recipient);
          await tx.delete(mails).where(eq(mails.id, id));
        });
        return true;
      }
      // An attempt that was stopped says nothing of the mail, however old it is.
      if (signal.aborted || Date.now() - mail.createdAt.getTime() <= GIVE_UP_AFTER_MS) {
        log.warn(attempt, 'a mail could not be sent yet');
        return false;
      }
      log.error(attempt, 'a mail was given up');
      await db.delete(mails).where(eq(mails.id, id));
      return true;
    }
    await forgetRefusals(db, mail.recipient);
    await db.delete(mails).where(eq(mails.id, id));
    return true;
  },
};

/** Queues the mails that have no job: of a restored backup, of a command, of the version before. */
export const mailsWithoutJob: Job = {
  name: 'mail',
  cron: '* * * * *',
  async run({ db, jobs }) {
    // What is newer may be in the hands of the version before.
    const overdue = lte(mails.dueAt, sql`now() - interval '2 minutes'`);
    const rows = await db.select({ id: mails.id }).from(mails).where(overdue).orderBy(mails.id);
    await queueRowJobs(jobs, db, SEND_MAIL, rows);
    await deleteOldRefusals(db);
  },
};
