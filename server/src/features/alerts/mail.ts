import { type AlertCriteria, alertSearchPath } from '@hanca/common/alerts.ts';
import { money } from '@hanca/common/money.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { oneLine } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';
import { regionName } from '../geo/places.ts';
import type { CardRow } from '../realties/queries.ts';

/** Homes of one alert in a mail. */
export const SHOWN_MAX = 10;

/** What is new for an alert. */
export interface Found {
  criteria: AlertCriteria;
  /** One more than are shown where there are more. */
  homes: CardRow[];
}

/** Where and what an alert looks for, in a few words; its link has the rest. */
const nameOf = ({ cityId, regionId, keyword }: AlertCriteria): string =>
  [
    String(cityId ?? regionId ?? '')
      .split(',')
      .map((id) => regionName(id))
      .filter((name) => name !== null)
      .join('·') || '캐나다 전체',
    ...(keyword ? [`‘${oneLine(String(keyword))}’`] : []),
  ].join(' ');

/** The mail about new homes of all alerts of a member; titles are what their listers wrote. */
export const homesNews = (found: readonly Found[], publicUrl: string, unsubscribeUrl: string): News => {
  const link = (path: string) => absoluteUrl({ publicUrl }, path);
  const homes = new Set(found.flatMap((one) => one.homes.map(({ id }) => id)));
  const isMore = found.some((one) => one.homes.length > SHOWN_MAX);
  return {
    subject: `[한카] 새 집 ${homes.size}곳${isMore ? ' 이상' : ''}이 올라왔어요`,
    unsubscribeUrl,
    lines: [
      '알림을 켜 둔 검색에 새 집이 있어요.',
      ...found.flatMap(({ criteria, homes }) => [
        '',
        `■ ${nameOf(criteria)}`,
        ...homes
          .slice(0, SHOWN_MAX)
          .flatMap(({ id, title, price, cityId }) => [
            `- ${money(price)} · ${regionName(cityId) ?? ''} · ${oneLine(title)}`,
            `  ${link(`/realtylist/${id}`)}`,
          ]),
        ...(homes.length > SHOWN_MAX ? ['새 집이 더 있어요.'] : []),
        `이 검색 열기: ${link(alertSearchPath(criteria))}`,
      ]),
      '',
      `알림 관리: ${link('/mypage/alerts')}`,
      `알림 메일 그만 받기(로그인하지 않아도 돼요): ${unsubscribeUrl}`,
    ],
  };
};
