import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { oneLine } from './plain-text.ts';
import type { QueuedMail } from './queue.ts';

/** Brings one mail on its way. Throws what failed; an aborted signal ends the attempt. */
export type Transport = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

/** How long a mail server may be silent. */
const SILENCE_MS = 10_000;

/** Texts only: nothing in a mail is ever fetched or read from the disk. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** The same for every attempt, the Message-ID too: a mail that is sent twice is known for the same one. */
const composed = (
  { id, recipient, subject, text, html, unsubscribeUrl, createdAt }: QueuedMail,
  from: string,
) => ({
  from: { name: '한카', address: from },
  to: { name: '', address: oneLine(recipient) },
  subject: oneLine(subject),
  text,
  ...(html ? { html } : {}),
  date: createdAt,
  messageId: `<${id}.${createdAt.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  // Answering machines do not answer such mails (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: the mail program shows a button that posts to the address.
    ...(unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
});

/** Sends over SMTP, each mail by a connection of its own. */
const smtpTransport = (url: string, from: string): Transport => {
  const mailer = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    ...CLOSED,
  });
  return async (mail, signal) => {
    await mailer.sendMail({ ...composed(mail, from), signal });
  };
};

/** '20261121T114052-12.eml': the same for every attempt, so that a second one writes over the first. */
const fileName = ({ id, createdAt }: QueuedMail): string =>
  `${createdAt
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '')}-${id}.eml`;

/** Writes each mail as a file in place of sending it, and logs the file's name. */
const fileTransport = (folder: string, from: string, log: FastifyBaseLogger): Transport => {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED });
  return async (mail) => {
    const { message } = await mailer.sendMail(composed(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error('a mail was not composed as bytes');
    const name = fileName(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${name}.part`), message, { mode: 0o600, flush: true });
    await rename(join(folder, `${name}.part`), join(folder, name));
    log.info({ event: 'mail-written', file: name });
  };
};

/** The folder of mails where no mail server is set. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(resolve(dataDir), 'outbox');

/** SMTP where `SMTP_URL` is set, else files in the outbox. */
export const mailTransport = (
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: FastifyBaseLogger,
): Transport =>
  smtpUrl ? smtpTransport(smtpUrl, mailFrom) : fileTransport(outboxOf({ dataDir }), mailFrom, log);
