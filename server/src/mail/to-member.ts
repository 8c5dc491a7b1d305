import { absoluteUrl } from '@hanca/common/site.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { users } from '../db/schema/users.ts';
import { type CountedLimit, countAttempt } from '../http/limits.ts';
import type { Services } from '../services.ts';
import { oneLine } from './plain-text.ts';
import { queueMail } from './queue.ts';

/** Mails to one member; the news beyond them are on the site, and one mail says so when the day is over. */
const A_DAY: CountedLimit = { kind: 'member-mail', most: 10, windowMs: 24 * 3600_000 };

/** What a member is to know. Of what other people wrote, it holds nothing but what is quoted as theirs. */
export interface News {
  subject: string;
  /** Without a greeting, which names the member. */
  lines: readonly string[];
  /** About the safety of the account: nobody can keep it back by causing ten other mails. */
  urgent?: true;
  /** Where a mail program ends such mails by one click. */
  unsubscribeUrl?: string;
}

const digest = (publicUrl: string): News => ({
  subject: '[한카] 메일로 다 알리지 못한 소식이 있어요',
  lines: [
    `하루에 메일을 ${A_DAY.most}통까지 보내요. 그 뒤에 온 소식은 한카에서 볼 수 있어요.`,
    `문의: ${absoluteUrl({ publicUrl }, '/mypage/messages')}`,
    `내 매물: ${absoluteUrl({ publicUrl }, '/mypage')}`,
    `받은 알림: ${absoluteUrl({ publicUrl }, '/mypage/notifications')}`,
  ],
});

/** A member by name, with the address that mails may go to: null where it is not verified, and for suspended accounts. */
export const findRecipient = async (
  db: Executor,
  userId: number,
): Promise<{ name: string; recipient: string | null } | null> => {
  const { name, email, suspended, verifiedAt } = users;
  const [member] = await db
    .select({ name, email, suspended, verifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!member) return null;
  const isReached = member.verifiedAt !== null && !member.suspended;
  return { name: member.name, recipient: isReached ? member.email : null };
};

/** The text of a mail to a member. */
export const greeted = (name: string, lines: readonly string[]): string =>
  [`${oneLine(name)}님, 안녕하세요.`, ...lines].join('\n');

/**
 * Queues a mail to a member. Nothing goes to an address that was not verified or to a
 * suspended account. Of more than ten mails a day the rest becomes one, which is due when the day is over; urgent ones do not count.
 */
export const mailMember = async (
  db: Executor,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  userId: number,
  news: News,
): Promise<void> => {
  const member = await findRecipient(db, userId);
  if (!member?.recipient) return;
  const { count, until } = news.urgent
    ? { count: 0, until: undefined }
    : await countAttempt(db, A_DAY, String(userId));
  if (count > A_DAY.most + 1) return;
  const late = count > A_DAY.most;
  const { subject, lines, unsubscribeUrl } = late ? digest(config.publicUrl) : news;
  const mail = { recipient: member.recipient, subject, text: greeted(member.name, lines), unsubscribeUrl };
  await queueMail(db, { jobs }, mail, late ? until : undefined);
};
