import type { Executor } from '../db/executor.ts';
import { type CountedLimit, countAttempt } from '../http/limits.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { type Mail, queueMail } from './queue.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

type Window = Pick<CountedLimit, 'most' | 'windowMs'>;
const daily = (most: number): Window => ({ most, windowMs: DAY_MS });

/**
 * Mails to unproven addresses, with the number of each kind that one mailbox may get, whoever asks for them and by whatever call.
 * Links that are limited by the day are valid for a day, so a used-up limit still leaves a working link.
 */
const KINDS = {
  /** To verify the address of a new account. */
  signup: [daily(5)],
  /** The same, asked for once more by a member: apart, so that sign-ups by strangers leave some. */
  verification: [daily(5)],
  /** To make it the address of an account in place of another. */
  newAddress: [daily(5)],
  /** To set a new password. */
  reset: [{ most: 3, windowMs: HOUR_MS }, daily(15)],
  /** The same, for whoever takes an account back by the link of `formerAddress`. */
  takeBack: [daily(10)],
  /** Tells a former address that it was replaced. */
  formerAddress: [daily(10)],
  takenBack: [daily(10)],
} satisfies Record<string, readonly Window[]>;

/** Mails of one kind that one browser may ask for that signed in to the account before. */
const KNOWN_BROWSER = daily(5);

/** The mailbox that an address leads to: most mail servers leave `+tag` out, and Gmail the dots. */
const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const [local = ''] = address.slice(0, at).split('+');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
};

interface Asked {
  kind: keyof typeof KINDS;
  recipient: string;
  /** An account has verified the address: counted apart from what strangers cause at other addresses of the mailbox. */
  isProved?: boolean;
  /** The mark of a browser that signed in before to the account that verified the address: counted apart from strangers. */
  browser?: string | null;
}

/**
 * Mails an address that may be a stranger's, within the limits of its mailbox. The one way for features to do so; members are
 * mailed by `mailMember`.
 * @param compose issues the link of the mail and writes it; called within the limits alone, so that beyond them the last link
 *   stays good
 * @returns whether a mail goes out
 */
export const mailAddress = async (
  db: Executor,
  services: { jobs: JobQueue },
  { kind, recipient, isProved, browser }: Asked,
  compose: () => Promise<Mail> | Mail,
): Promise<boolean> => {
  const windows: readonly Window[] = browser ? [KNOWN_BROWSER] : KINDS[kind];
  const counted = isProved ? `proved ${recipient}` : mailboxOf(recipient);
  const subject = browser ? `${recipient} ${browser}` : counted;
  for (const window of windows) {
    const name = `mail-${kind}-${window.windowMs / HOUR_MS}h`;
    const { count } = await countAttempt(db, { ...window, kind: name }, subject);
    if (count > window.most) return false;
  }
  await queueMail(db, services, { ...(await compose()), recipient });
  return true;
};
