// What an alert is made of, for server and site.

import { CROSSINGS, WAYS } from './border.ts';
import { gradeTitle } from './fuel-stations.ts';
import { golfCoursePath } from './golf.ts';
import { kindTitle, roundKinds } from './immigration/rounds.ts';
import { IN_DEAL, RENT } from './realties.ts';
import { audienceTitle, dayOfWeekText, groupTitle, registrationPath } from './registrations.ts';

/** What alerts can be about, and how their mails and pages call one of it. */
export const ALERT_TOPICS = [
  'realties',
  'posts',
  'flyer_items',
  'border',
  'rounds',
  'registrations',
  'golf',
  'fuel',
  'coupons',
] as const;
export type AlertTopic = (typeof ALERT_TOPICS)[number];
/** What the notification centre says: what alerts have found, and what happens to a member's rounds of golf and to events that they have joined. */
export const NOTIFICATION_TOPICS = [...ALERT_TOPICS, 'golf_joins', 'events'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
export const TOPIC_TITLES: Record<AlertTopic, { title: string; unit: string }> = {
  realties: { title: '새 집', unit: '곳' },
  posts: { title: '새 글', unit: '개' },
  flyer_items: { title: '전단지 상품', unit: '개' },
  border: { title: '국경 대기', unit: '건' },
  rounds: { title: 'Express Entry 라운드', unit: '건' },
  registrations: { title: '등록 시작', unit: '건' },
  golf: { title: '골프 예약', unit: '건' },
  fuel: { title: '기름값', unit: '곳' },
  coupons: { title: '새 쿠폰', unit: '개' },
};

/** Of a wait at the border: the limits that are offered, in minutes. */
export const BORDER_LIMITS = [10, 15, 20, 30, 45, 60] as const;

/** By which ways they reach a member beside the notification centre of the site. */
export const ALERT_CHANNELS = ['email', 'push'] as const;
/** How soon: within a minute or two, or in the mail of the member's morning. */
export const ALERT_MODES = ['instant', 'daily'] as const;
export type AlertMode = (typeof ALERT_MODES)[number];

/** Alerts of one member. */
export const ALERTS_MAX = 20;

/** What the token of a link begins with that ends one alert, not all of a member. */
export const ONE_ALERT = 'a';

/** The clocks that members can choose, by which daily mails go out and quiet hours are counted; Canada's from the west. */
export const ALERT_ZONES = [
  { code: 'America/Vancouver', title: '밴쿠버' },
  { code: 'America/Edmonton', title: '캘거리·에드먼턴' },
  { code: 'America/Regina', title: '리자이나' },
  { code: 'America/Winnipeg', title: '위니펙' },
  { code: 'America/Toronto', title: '토론토·몬트리올' },
  { code: 'America/Halifax', title: '핼리팩스' },
  { code: 'America/St_Johns', title: '세인트존스' },
  { code: 'Asia/Seoul', title: '서울' },
] as const;
export type AlertZone = (typeof ALERT_ZONES)[number]['code'];

/** The criteria of an alert as JSON: for homes the filter of a search, without what narrows nothing. */
export type AlertCriteria = Record<string, string | number | boolean | (string | number)[]>;

const address = (path: string, parameters: Record<string, unknown>): string => {
  const search = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The search that an alert about homes goes on with. It has rentals that can be had where nothing is said. */
const realtySearchPath = ({ txType = 0, status = -1, ...rest }: AlertCriteria): string =>
  address('/realtylist', {
    ...rest,
    ...(txType === RENT ? {} : { txType }),
    ...(status === IN_DEAL ? {} : { status }),
  });

/** '토요일'. In: from 0 on Sunday. */
export const weekdayTitle = (weekday: number): string => `${'일월화수목금토'.charAt(weekday)}요일`;

/** What an alert about something of the services looks for, in words; '' for one about what people publish. */
export const serviceWords = (topic: AlertTopic, criteria: AlertCriteria): string => {
  const { crossing, direction, below, weekday, from, to, kind, score } = criteria;
  if (topic === 'border') {
    const name = CROSSINGS.find(({ slug }) => slug === crossing)?.name ?? '';
    const what =
      below === undefined ? `${weekdayTitle(Number(weekday))} ${from}–${to}시 중 짧은 때` : `${below}분 아래`;
    return `${name} ${direction === 'US' ? WAYS.US : WAYS.CA} ${what}`;
  }
  if (topic === 'registrations') {
    const { group, audience, registrationId } = criteria;
    const what = groupTitle(String(group ?? '')) || '모든 분류';
    return [what, audienceTitle(String(audience ?? '')), registrationId && '이 일정만']
      .filter(Boolean)
      .join(' · ');
  }
  if (topic === 'golf') return `골프장 예약 열림 · ${dayOfWeekText(String(criteria.day))} 라운드`;
  if (topic === 'fuel') {
    const { grade, cents, everyone } = criteria;
    const what = `${gradeTitle(String(grade ?? ''))} ${Number(cents).toFixed(1)}¢ 이하`;
    return everyone ? `${what} (회원 가격 빼고)` : what;
  }
  if (topic !== 'rounds') return '';
  const known = roundKinds.find((one) => one === kind);
  return [known ? kindTitle(known) : '모든 라운드', score && `CRS ${score}점으로 되는 것`]
    .filter(Boolean)
    .join(' · ');
};

/** The site's address of the list or search that an alert goes on with. */
export const alertSearchPath = (topic: AlertTopic, criteria: AlertCriteria): string => {
  if (topic === 'realties') return realtySearchPath(criteria);
  if (topic === 'border') return `/border#${criteria.crossing}`;
  if (topic === 'registrations') {
    const { registrationId, regionId, group } = criteria;
    return registrationId
      ? registrationPath(Number(registrationId))
      : address('/recreation', { ...(regionId ? { city: regionId } : {}), ...(group ? { group } : {}) });
  }
  if (topic === 'golf') return address(golfCoursePath(Number(criteria.courseId)), { day: criteria.day });
  if (topic === 'fuel') {
    const { regionId, grade, everyone } = criteria;
    return address('/energy/stations', {
      region: regionId,
      ...(grade !== 'regular' && { fuel: grade }),
      ...(everyone && { only: 'everyone' }),
    });
  }
  if (topic === 'rounds') return address('/immigration/rounds', criteria.kind ? { kind: criteria.kind } : {});
  const { keyword, regionId, jobs } = criteria;
  const region = regionId ? { region: regionId } : {};
  if (topic === 'coupons') return address('/coupons', region);
  if (topic === 'flyer_items') return address('/flyers/items', { keyword, ...region });
  return jobs ? address('/jobpostings', { keyword, ...region }) : address('/search', { keyword });
};
