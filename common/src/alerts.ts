// What an alert is made of, for server and site.

import { IN_DEAL, RENT } from './realties.ts';

/** What alerts can be about, and how their mails and pages call one of it. */
export const ALERT_TOPICS = ['realties', 'posts', 'flyer_items'] as const;
export type AlertTopic = (typeof ALERT_TOPICS)[number];
export const TOPIC_TITLES: Record<AlertTopic, { title: string; unit: string }> = {
  realties: { title: '새 집', unit: '곳' },
  posts: { title: '새 글', unit: '개' },
  flyer_items: { title: '전단지 상품', unit: '개' },
};

/** By which ways they reach a member beside the notification centre of the site. */
export const ALERT_CHANNELS = ['email'] as const;
/** How soon: within a minute or two, or in the mail of the morning. */
export const ALERT_MODES = ['instant', 'daily'] as const;
export type AlertMode = (typeof ALERT_MODES)[number];

/** Alerts of one member. */
export const ALERTS_MAX = 20;

/** What the token of a link begins with that ends one alert, not all of a member. */
export const ONE_ALERT = 'a';

/** The clocks by which members can say when they want no mail, the westernmost first. */
export const ALERT_ZONES = [
  { code: 'America/Vancouver', title: '밴쿠버' },
  { code: 'America/Edmonton', title: '캘거리·에드먼턴' },
  { code: 'America/Regina', title: '리자이나' },
  { code: 'America/Winnipeg', title: '위니펙' },
  { code: 'America/Toronto', title: '토론토·몬트리올' },
  { code: 'America/Halifax', title: '핼리팩스' },
  { code: 'America/St_Johns', title: '세인트존스' },
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

/** The site's address of the list or search that an alert goes on with. */
export const alertSearchPath = (topic: AlertTopic, criteria: AlertCriteria): string => {
  if (topic === 'realties') return realtySearchPath(criteria);
  const { keyword, regionId, jobs } = criteria;
  const region = regionId ? { region: regionId } : {};
  if (topic === 'flyer_items') return address('/flyers/items', { keyword, ...region });
  return jobs ? address('/jobpostings', { keyword, ...region }) : address('/search', { keyword });
};
