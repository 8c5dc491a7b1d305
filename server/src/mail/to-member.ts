import { absoluteUrl } from '@hanca/common/site.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { users } from '../db/schema/users.ts';
import { type CountedLimit, countAttempt } from '../http/limits.ts';
import type { Services } from '../services.ts';
import { type Block, htmlOf, linesOf } from './blocks.ts';
import { isFailing } from './failing.ts';
import { oneLine } from './plain-text.ts';
import { queueMail } from './queue.ts';

/** Mails to one member; the news beyond them are on the site, and one mail says so when the day is over. */
const A_DAY: CountedLimit = { kind: 'member-mail', most: 10, windowMs: 24 * 3600_000 };

/** Those that are of no use on the next day; beyond them they count as others do. */
const TIMELY: CountedLimit = { kind: 'member-timely-mail', most: 20, windowMs: 24 * 3600_000 };

/** What a member is to know. Of what other people wrote, it holds nothing but what is quoted as theirs. */
export interface News {
  subject: string;
  /** Without a greeting, which names the member. */
  lines: readonly string[];
  /** The same in parts, for a mail that has HTML too. */
  blocks?: readonly Block[];
  /** About the safety of the account: nobody can keep it back by causing ten other mails. */
  urgent?: true;
  /** Of no use on the next day: counted apart, so that ten other mails do not keep it back. */
  timely?: boolean;
  /** Where a mail program ends such mails by one click. */
  unsubscribeUrl?: string;
}

const digest = (publicUrl: string): News => {
  const link = (text: string, path: string): Block => ({
    kind: 'link',
    text,
    href: absoluteUrl({ publicUrl }, path),
  });
  const blocks: Block[] = [
    {
      kind: 'text',
      text: `하루에 메일을 ${A_DAY.most}통까지 보내요. 그 뒤에 온 소식은 한카에서 볼 수 있어요.`,
    },
    link('문의', '/mypage/messages'),
    link('내 매물', '/mypage'),
    link('받은 알림', '/mypage/notifications'),
  ];
  return { subject: '[한카] 메일로 다 알리지 못한 소식이 있어요', lines: linesOf(blocks), blocks };
};

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

const greetingOf = (name: string): string => `${oneLine(name)}님, 안녕하세요.`;

/** The text of a mail to a member. */
export const greeted = (name: string, lines: readonly string[]): string =>
  [greetingOf(name), ...lines].join('\n');

/**
 * Queues a mail to a member. Nothing goes to an address that was not verified or to a
 * suspended account, and to one that a mail server has refused for good only what is urgent. Of more than ten mails a day the
 * rest becomes one, which is due when the day is over; urgent ones do not count, nor do the first 20 timely ones.
 */
export const mailMember = async (
  db: Executor,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  userId: number,
  news: News,
): Promise<void> => {
  const member = await findRecipient(db, userId);
  if (!member?.recipient) return;
  if (!news.urgent && (await isFailing(db, member.recipient))) return;
  const isApart =
    news.urgent || (news.timely && (await countAttempt(db, TIMELY, String(userId))).count <= TIMELY.most);
  const { count, until } = isApart
    ? { count: 0, until: undefined }
    : await countAttempt(db, A_DAY, String(userId));
  if (count > A_DAY.most + 1) return;
  const late = count > A_DAY.most;
  const { subject, lines, blocks, unsubscribeUrl } = late ? digest(config.publicUrl) : news;
  const text = greeted(member.name, lines);
  const html = blocks && htmlOf(subject, greetingOf(member.name), blocks);
  const mail = { recipient: member.recipient, subject, text, html, unsubscribeUrl };
  await queueMail(db, { jobs }, mail, late ? until : undefined);
};
