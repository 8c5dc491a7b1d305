// Mails wait in a table and are sent from here. Features write to a member by to-member.ts, which knows verified addresses and
// the ten mails a day; plain-text.ts quotes what others wrote. queue.ts has the statements of the table, transport.ts
// sends by SMTP or into files, jobs.ts wakes the delivery every minute.

import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import type { Config } from '../config.ts';
import type { Executor } from '../db/executor.ts';
import { dropMail, postponeMail, type QueuedMail, takeMail } from './queue.ts';
import { mailTransport } from './transport.ts';

/** Sends what is queued, when it is woken: as soon as a mail is announced or may have been, and every minute. */
export interface MailDelivery {
  /** Starts sending what is due, or makes the sending that goes on look again. Never throws, waits for nothing. */
  wake(): void;
  /** Takes no further mail and waits for the one that is being sent, at most 5 s. */
  close(): Promise<void>;
}

const HOUR = 60;
/** Minutes after which a failed mail is tried again, by the number of failures; then always the last. */
const PAUSES = [1, 5, 30, 2 * HOUR, 6 * HOUR];
const GIVE_UP_AFTER_MS = 3 * 24 * 3600_000;
/** Well within the two minutes for which a mail is taken. */
const SEND_WITHIN_MS = 60_000;
const CLOSE_WITHIN_MS = 5000;

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

/** Whether a mail server was reached and would not have this one mail: others may well go. */
const concernsOneMail = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
};

/**
 * The delivery of the queued mails: at least once each, one at a time for each process, over SMTP or into files. Failed ones are tried
 * again for three days. No transaction is open while a mail server is spoken to.
 */
export const startMailDelivery = ({
  db,
  config,
  log,
}: {
  db: Executor;
  config: Config;
  log: FastifyBaseLogger;
}): MailDelivery => {
  const send = mailTransport(config, log);
  const stop = new AbortController();
  const runs = new PQueue({ concurrency: 1 });
  let closed = false;

  const fail = async (mail: QueuedMail, error: unknown): Promise<void> => {
    const attempt = { mail: mail.id, attempts: mail.attempts, failure: failureOf(error) };
    if (Date.now() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS) {
      await dropMail(db, mail);
      log.error(attempt, 'a mail was given up');
      return;
    }
    await postponeMail(db, mail, PAUSES[mail.attempts - 1] ?? 6 * HOUR);
    log.warn(attempt, 'a mail could not be sent yet');
  };

  /** Out: whether it is worth while to go on with the next mail. */
  const sendNext = async (): Promise<boolean> => {
    const mail = await takeMail(db);
    if (!mail) return false;
    try {
      await send(mail, AbortSignal.any([stop.signal, AbortSignal.timeout(SEND_WITHIN_MS)]));
    } catch (error) {
      await fail(mail, error);
      return concernsOneMail(error);
    }
    await dropMail(db, mail);
    return true;
  };

  const sendAll = async (): Promise<void> => {
    try {
      while (!closed && (await sendNext()));
    } catch (error) {
      log.error({ err: error }, 'mails could not be taken from the queue');
    }
  };

  return {
    wake: () => {
      // A run that has not begun yet will find what is queued now.
      if (!closed && runs.size === 0) void runs.add(sendAll);
    },
    close: async () => {
      closed = true;
      const timer = setTimeout(() => stop.abort(), CLOSE_WITHIN_MS);
      await runs.onIdle();
      clearTimeout(timer);
    },
  };
};
