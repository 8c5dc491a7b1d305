import type { Measure, Subject } from '@hanca/common/moderation.ts';
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
  /** What was reported, or the listing of a conversation; null for none. */
  subject: Subject | null;
  /** Of the listing, of the post below which the comment stands, or of the conversation. */
  title: string;
  toReported: string;
  toReporter: string;
}

type Site = Pick<Config, 'publicUrl' | 'contactEmail'>;

/** What it is in the words of a mail's subject, and what it is named by its title. */
const NOUNS = {
  comments: ['댓글', '글에 쓴 댓글'],
  posts: ['글', '글'],
  golfJoins: ['조인', '조인'],
} as const;

/** What was decided, in the words of a mail's subject and its first line. */
const words = ({ measure, suspended, title, subject }: Outcome): [subject: string, first: string] => {
  if (suspended)
    return ['[한카] 계정을 정지했어요', '회원님의 계정을 정지했어요. 올린 매물도 보이지 않아요.'];
  const named = `'${oneLine(title)}'`;
  if (subject && subject.feature !== 'realties') {
    const [noun, what] = NOUNS[subject.feature];
    return measure === 'hidden'
      ? [`[한카] ${noun}을 숨겼어요`, `${named} ${what}을 숨겼어요. 다른 분들에게는 보이지 않아요.`]
      : [`[한카] ${noun}을 확인해 주세요`, `${named} ${what}에 대해 다른 회원이 알려 온 것이 있어요.`];
  }
  return measure === 'hidden'
    ? [
        '[한카] 매물을 목록에서 내렸어요',
        `${named} 매물을 목록에서 내렸어요. 지우지 않았고, 지금은 회원님만 볼 수 있어요.`,
      ]
    : ['[한카] 확인하고 고쳐 주세요', `${named}에 대해 다른 회원이 알려 온 것이 있어요.`];
};

/** To who reported what staff have hidden of their own accord. */
export const hiddenNews = (title: string, site: Pick<Site, 'contactEmail'>): News =>
  reporterNews({ title, toReporter: '살펴보고 숨겼어요. 알려 주셔서 고마워요.' }, site);

/** To who was reported: what was decided, why, and what they can do. */
export const reportedNews = (outcome: Outcome, { publicUrl, contactEmail }: Site): News => {
  const { measure, suspended, until, subject: about, toReported } = outcome;
  if (until && measure === 'kept') return suspensionNews({ publicUrl }, { until, reason: toReported });
  const [subject, first] = words(outcome);
  const edit = about?.feature === 'realties' && `/mypage/renteditform/${about.id}`;
  return {
    subject,
    lines: [
      first,
      ...(until ? [suspendedLine(until)] : []),
      '',
      toReported,
      '',
      ...(suspended || !edit ? [] : [`매물 고치기: ${absoluteUrl({ publicUrl }, edit)}`]),
      suspended
        ? `다르게 생각하시면 ${contactEmail}로 알려 주세요. 다시 살펴볼게요.`
        : appealLine({ publicUrl }),
    ],
    // Whoever is about to be suspended cannot keep it back by ten other mails.
    ...(suspended || until ? { urgent: true } : {}),
  };
};

/** To who reported it: what came of that. What the other side wrote is quoted. */
export const reporterNews = (
  { title, toReporter }: Pick<Outcome, 'title' | 'toReporter'>,
  { contactEmail }: Pick<Site, 'contactEmail'>,
): News => ({
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

/** To who wrote it: that it can be read again. */
export const shownNews = (title: string, { publicUrl }: Pick<Site, 'publicUrl'>): News => ({
  subject: '[한카] 댓글이 다시 보여요',
  lines: [
    `'${oneLine(title)}' 글에 쓴 댓글을 다시 살펴보고 숨기지 않기로 했어요.`,
    '',
    `받은 조치: ${absoluteUrl({ publicUrl }, '/mypage/decisions')}`,
  ],
});
