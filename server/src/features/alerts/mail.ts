import { alertSearchPath, serviceWords, TOPIC_TITLES } from '@hanca/common/alerts.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { type Block, linesOf } from '../../mail/blocks.ts';
import { oneLine } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';
import { regionName } from '../geo/places.ts';
import type { Waiting } from './notifications.ts';
import type { Shown } from './topics/topic.ts';

/** Of one alert in a mail. */
export const SHOWN_MAX = 10;

/** What an alert has found; at least one thing. */
export interface Found extends Pick<Waiting, 'alertId' | 'topic' | 'criteria'> {
  things: Shown[];
  /** The address that ends the mails of this alert alone. */
  unsubscribeUrl: string;
}

/** Where and what an alert looks for, in a few words; its link has the rest. */
const nameOf = ({ topic, criteria }: Found): string => {
  const { cityId, regionId, keyword, jobs } = criteria;
  const places = String(cityId ?? regionId ?? '')
    .split(',')
    .map((id) => regionName(id))
    .filter((name) => name !== null)
    .join('·');
  const name = [
    places || (topic === 'realties' ? '캐나다 전체' : ''),
    keyword ? `‘${oneLine(String(keyword))}’` : '',
    jobs ? '구인' : TOPIC_TITLES[topic].title,
  ]
    .filter(Boolean)
    .join(' ');
  return [name, serviceWords(topic, criteria)].filter(Boolean).join(': ');
};

/** '새 집 3곳 · 새 글 1개' */
export const countsOf = (found: readonly Found[]): string =>
  [...Map.groupBy(found, ({ topic }) => topic)]
    .map(([topic, some]) => {
      const { title, unit } = TOPIC_TITLES[topic];
      return `${title} ${some.reduce((sum, { things }) => sum + things.length, 0)}${unit}`;
    })
    .join(' · ');

/** What one alert has found. In: what makes an address of the site whole. */
const blocksOf = (one: Found, link: (path: string) => string): Block[] => [
  { kind: 'heading', text: nameOf(one) },
  ...one.things
    .slice(0, SHOWN_MAX)
    .map(({ title, href }): Block => ({ kind: 'item', title, href: link(href) })),
  ...(one.things.length > SHOWN_MAX
    ? [{ kind: 'text' as const, text: `${one.things.length - SHOWN_MAX}개 더 있어요.` }]
    : []),
  { kind: 'link', text: '모두 보기', href: link(alertSearchPath(one.topic, one.criteria)) },
  { kind: 'link', text: '이 알림만 메일로 그만 받기', href: one.unsubscribeUrl, small: true },
];

/** The mail about what all alerts of a member have found; titles are what their writers wrote. In: the site, and the address that ends all such mails. */
export const alertNews = (
  found: readonly Found[],
  { publicUrl, unsubscribeAllUrl }: { publicUrl: string; unsubscribeAllUrl: string },
): News => {
  const link = (path: string) => absoluteUrl({ publicUrl }, path);
  const [only, ...others] = found;
  const blocks: Block[] = [
    { kind: 'text', text: '알림을 켜 둔 것에 새 소식이 있어요.' },
    ...found.flatMap((one) => blocksOf(one, link)),
    { kind: 'foot' },
    { kind: 'link', text: '받은 알림', href: link('/mypage/notifications') },
    { kind: 'link', text: '알림 관리', href: link('/mypage/alerts') },
    { kind: 'link', text: '알림 메일 모두 그만 받기(로그인하지 않아도 돼요)', href: unsubscribeAllUrl },
  ];
  return {
    subject: `[한카] ${countsOf(found)} 알림이에요`,
    // The button of a mail program ends what the mail is about.
    unsubscribeUrl: only && others.length === 0 ? only.unsubscribeUrl : unsubscribeAllUrl,
    lines: linesOf(blocks),
    blocks,
  };
};
