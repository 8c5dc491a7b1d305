import {
  type AlertTopic,
  alertSearchPath,
  type NotificationTopic,
  serviceWords,
} from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { type Choices, placeNamesOf } from '../realties/choices.ts';
import { chipsOf } from '../realties/search/chips.ts';
import { readSearch } from '../realties/search/search-query.ts';

export const TOPIC_NAMES: Record<AlertTopic, string> = {
  realties: '새 집',
  posts: '글과 구인',
  flyer_items: '전단지 상품',
  border: '국경 대기',
  rounds: 'Express Entry 라운드',
  registrations: '등록 시작',
  golf: '골프 예약',
  fuel: '기름값',
  coupons: '새 쿠폰',
};

/** The same of what the notification centre says beside what alerts have found. */
export const NOTIFICATION_NAMES: Record<NotificationTopic, string> = {
  ...TOPIC_NAMES,
  golf_joins: '골프 조인',
  events: '행사',
};

/** What an alert looks for, in the words of its search. */
export const wordsOf = ({ topic, criteria }: Alert, choices: Choices | undefined): string => {
  const { areas = [], provinces = [], homeTypes = [], transactionTypes = [] } = choices ?? {};
  const nameOfPlace = placeNamesOf({ areas, provinces });
  if (topic === 'realties') {
    const search = readSearch(new URL(alertSearchPath(topic, criteria), 'http://site').searchParams);
    const chips = chipsOf(search, { nameOfPlace, homeTypes, transactionTypes });
    return chips.map(({ title }) => title).join(' · ') || '모든 렌트';
  }
  const service = serviceWords(topic, criteria);
  const place = criteria.regionId && nameOfPlace(String(criteria.regionId));
  if (service) return [place, service].filter(Boolean).join(' ');
  const words = criteria.keyword ? `‘${criteria.keyword}’` : topic === 'coupons' && '모든 쿠폰';
  return [words, place, criteria.jobs && '구인만'].filter(Boolean).join(' · ');
};
