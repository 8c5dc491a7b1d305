import type { Measure } from '@hanca/common/moderation.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { Config } from '../../config.ts';
import { oneLine, quoted } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';
import { appealLine, suspendedLine, suspensionNews } from '../users/suspension-news.ts';

/** What the mails of a decision are made of. */
export interface Outcome {
  measure: Measure;
  suspended: boolean;
  /** Until when who was reported may not write; null where they go on. */
  until: Date | null;
  /** The listing that was reported, itself or in a conversation; null for none. */
  realtyId: number | null;
  /** The comment that was reported; null for none. */
  commentId: number | null;
  /** The post that was reported; null for none. */
  postId: number | null;
  /** The round of golf that was reported; null for none. */
  golfJoinId: number | null;
  /** Of the listing, of the post below which the comment stands, or of the conversation. */
  title: string;
  toReported: string;
  toReporter: string;
}

type Site = Pick<Config, 'publicUrl' | 'contactEmail'>;

/** What was decided, in the words of a mail's subject and its first line. */
const words = ({
  measure,
  suspended,
  title,
  commentId,
  postId,
  golfJoinId,
}: Outcome): [subject: string, first: string] => {
  if (suspended)
    return ['[한카] 계정을 정지했어요', '회원님의 계정을 정지했어요. 올린 매물도 보이지 않아요.'];
  const named = `'${oneLine(title)}'`;
  if (commentId !== null)
    return measure === 'hidden'
      ? ['[한카] 댓글을 숨겼어요', `${named} 글에 쓴 댓글을 숨겼어요. 다른 분들에게는 보이지 않아요.`]
      : ['[한카] 댓글을 확인해 주세요', `${named} 글에 쓴 댓글에 대해 다른 회원이 알려 온 것이 있어요.`];
  if (postId !== null)
    return measure === 'hidden'
      ? ['[한카] 글을 숨겼어요', `${named} 글을 숨겼어요. 다른 분들에게는 보이지 않아요.`]
      : ['[한카] 글을 확인해 주세요', `${named} 글에 대해 다른 회원이 알려 온 것이 있어요.`];
  if (golfJoinId !== null)
    return measure === 'hidden'
      ? ['[한카] 조인을 숨겼어요', `${named} 조인을 숨겼어요. 다른 분들에게는 보이지 않아요.`]
      : ['[한카] 조인을 확인해 주세요', `${named} 조인에 대해 다른 회원이 알려 온 것이 있어요.`];
  return measure === 'hidden'
    ? [
        '[한카] 매물을 목록에서 내렸어요',
        `${named} 매물을 목록에서 내렸어요. 지우지 않았고, 지금은 회원님만 볼 수 있어요.`,
      ]
    : ['[한카] 확인하고 고쳐 주세요', `${named}에 대해 다른 회원이 알려 온 것이 있어요.`];
};

/** To who was reported: what was decided, why, and what they can do. */
export const reportedNews = (outcome: Outcome, { publicUrl, contactEmail }: Site): News => {
  const { measure, suspended, until, realtyId, toReported } = outcome;
  if (until && measure === 'kept') return suspensionNews({ publicUrl }, { until, reason: toReported });
  const [subject, first] = words(outcome);
  const edit = absoluteUrl({ publicUrl }, `/mypage/renteditform/${realtyId}`);
  return {
    subject,
    lines: [
      first,
      ...(until ? [suspendedLine(until)] : []),
      '',
      toReported,
      '',
      ...(suspended || realtyId === null ? [] : [`매물 고치기: ${edit}`]),
      suspended
        ? `다르게 생각하시면 ${contactEmail}로 알려 주세요. 다시 살펴볼게요.`
        : appealLine({ publicUrl }),
    ],
    // Whoever is about to be suspended cannot keep it back by ten other mails.
    ...(suspended || until ? { urgent: true } : {}),
  };
};

/** To who reported it: what came of that. What the other side wrote is quoted. */
export const reporterNews = ({ title, toReporter }: Outcome, { contactEmail }: Site): News => ({
  subject: '[한카] 신고하신 내용을 살펴봤어요',
  lines: [
    toReporter,
    '',
    '신고하신 것',
    quoted(title),
    '',
    '누가 신고했는지는 상대방에게 알리지 않아요.',
    `더 알려 주실 것이 있으면 ${contactEmail}로 보내 주세요.`,
  ],
});
