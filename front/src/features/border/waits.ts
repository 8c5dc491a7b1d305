import { CROSSINGS, type Direction, type Lane, MAIN_SOURCES, type WaitSource } from '@hanca/common/border.ts';
import type { Wait } from '@hanca/common/contract/border.ts';
import { clockTime, longDate, longDateTime } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';

/** From so many minutes on two sources are said to disagree. */
const DIFFER_MINUTES = 10;

/** From so many minutes on a wait is not what is usual. */
const UNUSUAL_MINUTES = 5;

const shortNames: Record<WaitSource, string> = { cbsa: 'CBSA', cbp: 'CBP', wsdot: 'WSDOT' };

const laneNames: Record<Lane, string> = { car: '일반 차로', nexus: 'NEXUS', ready: 'Ready Lane' };

/** '1시간 5분', '25분', '대기 없음'. */
const minutesText = (minutes: number): string => {
  if (minutes === 0) return '대기 없음';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ');
};

/** What is usual now, and whether it is otherwise; '' where nobody knows. */
const usualText = ({ usual, minutes, stale }: Wait): string => {
  if (usual === null) return '';
  const said = `이 요일 이 시간엔 보통 ${minutesText(usual)}`;
  if (minutes === null || stale) return said;
  const more = minutes - usual;
  if (Math.abs(more) < UNUSUAL_MINUTES) return `${said} · 지금도 비슷해요`;
  return `${said} · 지금은 ${minutesText(Math.abs(more))} ${more > 0 ? '길어요' : '짧아요'}`;
};

/** When leaving would be best; '' where nobody knows. */
const bestText = ({ best }: Wait): string => {
  if (!best) return '';
  const { isNow, hour, minutes, days } = best;
  return `오늘 남은 시간 중 ${isNow ? '지금이 보통' : `보통 ${hour}시가`} 가장 짧아요 (${minutesText(minutes)}, ${days}일 기록)`;
};

/** '10:05' of today, else with its day. */
export const whenOf = (at: WireDate, now: WireDate): string =>
  longDate(at) === longDate(now) ? clockTime(at) : longDateTime(at);

/** '1시간 5분', '25분', '대기 없음', '닫힘', '정보 없음'. */
export const waitText = ({ minutes, state }: Pick<Wait, 'minutes' | 'state'>): string => {
  if (state === 'closed') return '닫힘';
  return minutes === null ? '정보 없음' : minutesText(minutes);
};

const HALVES = { am: '오전', pm: '오후' } as const;

/** '24시간', '오전 8시~자정'; as the source writes it where it writes otherwise. */
export const hoursText = (hours: string): string => {
  if (/^24 ?hrs/i.test(hours)) return '24시간';
  const parts = hours.split('-').map((part) => {
    if (/^midnight$/i.test(part.trim())) return '자정';
    if (/^noon$/i.test(part.trim())) return '정오';
    const [, hour, half = ''] = /^(\d{1,2}) ?(am|pm)$/i.exec(part.trim()) ?? [];
    return hour && `${half.toLowerCase() === 'am' ? HALVES.am : HALVES.pm} ${hour}시`;
  });
  return parts.length === 2 && parts.every(Boolean) ? parts.join('~') : hours;
};

const lanesText = ({ lanesOpen }: Wait): string => (lanesOpen === null ? '' : `${lanesOpen}개 차로`);

/** What a source says of the cars of one way. */
const sourceOf = (wait: Wait, now: WireDate) => ({
  source: wait.source,
  name: shortNames[wait.source],
  text: waitText(wait),
  when: whenOf(wait.sourceAt, now),
  stale: wait.stale && wait.mode === 'live',
});

/** Whether a wait is of now and known; examples are of their own day. */
const isOfNow = ({ state, stale, mode }: Wait): boolean => state !== 'unknown' && !(stale && mode === 'live');

/** In words where two sources that are of now are far from each other; else ''. */
const differenceOf = (cars: Wait[]): string => {
  const [closed, open] = (['closed', 'open'] as const).map((wanted) =>
    cars.find(({ state, stale }) => state === wanted && !stale),
  );
  if (closed && open) {
    const [one, other] = [closed, open].map(({ source }) => shortNames[source]);
    return `${one}는 닫혔다고, ${other}는 열렸다고 해요. 나서기 전에 확인해 주세요.`;
  }
  const known = cars.filter(({ minutes, stale }) => minutes !== null && !stale);
  const [least, most] = known
    .toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0))
    .filter((_, index, all) => index === 0 || index === all.length - 1);
  if (!least || !most || (most.minutes ?? 0) - (least.minutes ?? 0) < DIFFER_MINUTES) return '';
  const said = ({ source, minutes }: Wait) => `${shortNames[source]}는 ${minutes}분`;
  return `${said(least)}, ${said(most)}이라고 해요. 긴 쪽을 생각하고 나서세요.`;
};

const sideOf = (waits: Wait[], direction: Direction, now: WireDate) => {
  const own = waits.filter((wait) => wait.direction === direction);
  const rank = ({ source }: Wait) => (source === MAIN_SOURCES[direction] ? 0 : 1);
  const ranked = (lane: Lane) =>
    own
      .filter((wait) => wait.lane === lane)
      // The number of the agency that one drives up to counts, before others.
      .sort((a, b) => rank(a) - rank(b));
  /** What is of now counts, before what was known once. */
  const mainOf = (waits: Wait[]) =>
    waits.find(isOfNow) ?? waits.find(({ state }) => state !== 'unknown') ?? waits[0];
  const cars = ranked('car');
  const [agency] = cars;
  const main = mainOf(cars);
  return {
    direction,
    minutes: main?.minutes ?? null,
    text: main ? waitText(main) : '정보 없음',
    isKnown: main !== undefined && main.state !== 'unknown',
    stale: main?.stale === true && main.mode === 'live',
    open: main ? lanesText(main) : '',
    lanes: (['nexus', 'ready'] as const).flatMap((lane) => {
      const wait = mainOf(ranked(lane));
      if (!wait) return [];
      const { name, text, when, stale } = sourceOf(wait, now);
      const isAsMain = wait.source === main?.source && wait.sourceAt.time === main.sourceAt.time;
      const said = isAsMain ? '' : `${name} ${when} 기준`;
      return [{ name: laneNames[lane], text, open: lanesText(wait), said, stale }];
    }),
    hours: hoursText(own.find(({ hours }) => hours !== '')?.hours ?? ''),
    sources: cars.map((wait) => sourceOf(wait, now)),
    differ: differenceOf(cars),
    usual: agency ? usualText(agency) : '',
    best: agency ? bestText(agency) : '',
  };
};
export type Side = ReturnType<typeof sideOf>;

/** Every crossing with both ways, as the page shows it. In: all waits, and the moment. */
export const crossingsOf = (waits: Wait[], now: WireDate) =>
  CROSSINGS.map(({ slug, name, nameEn, road }) => {
    const own = waits.filter(({ crossing }) => crossing === slug);
    return { slug, name, nameEn, road, sides: [sideOf(own, 'US', now), sideOf(own, 'CA', now)] };
  });
export type Crossing = ReturnType<typeof crossingsOf>[number];

/** The crossing with the shortest wait of one way, where two or more are known. */
export const shortestOf = (crossings: Crossing[], direction: Direction) => {
  const known = crossings.flatMap(({ slug, name, sides }) =>
    sides.flatMap(({ minutes, stale, text, ...side }) =>
      side.direction === direction && minutes !== null && !stale ? [{ slug, name, minutes, text }] : [],
    ),
  );
  return known.length < 2 ? null : (known.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null);
};

/** Whom the figures come from, each once. */
export const sourcesOf = (waits: Wait[]) =>
  [...new Map(waits.map((wait) => [wait.source, wait])).values()].map(
    ({ source, sourceName, sourcePage, attribution, fetchedAt }) => ({
      source,
      sourceName,
      sourcePage,
      attribution,
      fetchedAt,
    }),
  );
