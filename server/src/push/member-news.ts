// What members are told of something that they take part in: by mail and by push, beside the notification centre.

import { absoluteUrl } from '@hanca/common/site.ts';
import type { Executor } from '../db/executor.ts';
import { mailMember } from '../mail/to-member.ts';
import type { Services } from '../services.ts';
import { pushMember } from './queue.ts';

/** What takes place sooner than that is of no use to who reads it on the next day. */
const SOON_MS = 48 * 3600_000;

/** How a notification says what happened: 'moved:12:1795400000000'. The moment sets apart what happens twice. */
export const newsSubject = (kind: string, id: number): string => `${kind}:${id}:${Date.now()}`;

/** The same read again; null for none of these kinds. */
export const readNewsSubject = <K extends string>(
  subject: string,
  kinds: Readonly<Record<K, unknown>>,
): { kind: K; id: number } | null => {
  const isKind = (text: string): text is K => Object.hasOwn(kinds, text);
  const [kind = '', id = ''] = subject.split(':');
  return isKind(kind) && /^\d{1,9}$/.test(id) ? { kind, id: Number(id) } : null;
};

interface Happened {
  /** What has happened, as the mail and the push begin: '조인이 취소됐어요'. */
  title: string;
  /** What it happened to. */
  name: string;
  /** What else the mail says. */
  lines: readonly string[];
  /** Its page on the site. */
  path: string;
  /** When it takes place, and when it is over: after that nothing is pushed. */
  begins: Date;
  ends: Date;
}

/** Mails and pushes to a member what has happened, in the transaction in which it does. */
export const tellMember = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'>,
  userId: number,
  { title, name, lines, path, begins, ends }: Happened,
): Promise<void> => {
  await mailMember(tx, services, userId, {
    subject: `[한카] ${title}`,
    lines: [`${name}: ${title}.`, '', ...lines, '', absoluteUrl(services.config, path)],
    timely: begins.getTime() - Date.now() < SOON_MS,
  });
  if (ends.getTime() > Date.now())
    await pushMember(tx, services, userId, { title, body: name, path, urgent: false, until: ends });
};
