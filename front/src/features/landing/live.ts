import { membersOf } from '@hanca/common/areas.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { kindTitle } from '@hanca/common/immigration/rounds.ts';
import { provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import { clockText, openingsOf, registrationPath } from '@hanca/common/registrations.ts';
import type { Call } from '../../deps.ts';
import { crossingsOf, shortestOf } from '../border/waits.ts';
import { averageRows } from '../energy/averages.ts';
import type { Glance } from '../province-facts/words.ts';

/** What a service says now, and of when and where it is; null where it has nothing, or nothing that is fresh. */
type Live = (call: Call, region: string | undefined) => Promise<Omit<Glance, 'none'> | null>;

const BRITISH_COLUMBIA = 'CA59';

const provinceOf = (region: string | undefined): string => (region ? provinceIdOf(region) : '');

/** Says of an example that it is one. */
const noteOf = (mode: 'demo' | 'live', note: string): string => (mode === 'demo' ? `예시 · ${note}` : note);

/** Leads to a peninsula that has no road to the rest of the states. */
const AWAY = 'point-roberts';

/** The shortest wait into the states, at the only crossings that are followed. */
const border: Live = async (call, region) => {
  if (!BRITISH_COLUMBIA.startsWith(provinceOf(region))) return null;
  const waits = await call((client) => client.border.list());
  const now = { time: String(Date.now()) };
  const crossings = crossingsOf(waits, now).filter(({ slug }) => slug !== AWAY);
  const shortest = shortestOf(crossings, 'US');
  const [about] = waits;
  if (!shortest || !about) return null;
  const side = crossings
    .find(({ slug }) => slug === shortest.slug)
    ?.sides.find(({ direction }) => direction === 'US');
  const source = side?.sources.find(({ text }) => text === shortest.text);
  return {
    href: `/border#${shortest.slug}`,
    title: '국경 대기, 가장 짧은 곳',
    text: shortest.text,
    note: noteOf(about.mode, `미국으로 ${shortest.name}${source ? ` · ${source.when} 기준` : ''}`),
  };
};

/** The last round of Express Entry. */
const round: Live = async (call) => {
  const [newest] = await call((client) => client.immigration.rounds());
  if (!newest || (newest.mode === 'live' && newest.stale)) return null;
  return {
    href: '/immigration/rounds',
    title: 'Express Entry 최근 라운드',
    text: `CRS ${newest.crs}점`,
    note: noteOf(newest.mode, `${kindTitle(newest.kind)} · ${dayText(newest.date)}`),
  };
};

/** What petrol costs in the reader's province, or in the whole country. */
const petrol: Live = async (call, region) => {
  const averages = await call((client) => client.energy.averages({ query: { grade: 'regular', weeks: 1 } }));
  const rows = averageRows(averages, region ?? 'CA');
  const row = region
    ? rows.find((one) => one.regionId.startsWith(provinceOf(region)))
    : rows.find((one) => one.regionId === 'CA');
  const [about] = averages;
  if (!row || row.stale || !about) return null;
  return {
    href: region ? `/energy?region=${region}` : '/energy',
    title: '휘발유 평균',
    text: `${row.cents}/L`,
    note: noteOf(about.mode, `${row.city} · ${row.week}`),
  };
};

/** The next opening of registrations that was announced. */
const registration: Live = async (call, region) => {
  const { registrations } = await call((client) => client.registrations.calendar());
  const now = Date.now();
  const [next] = registrations
    .filter((row) => !row.expected && row.regionId.startsWith(provinceOf(region)))
    .flatMap((row) => openingsOf(row).map(({ time, date }) => ({ row, time, at: Number(date.time) })))
    .filter(({ at }) => at > now)
    .toSorted((a, b) => a.at - b.at);
  if (!next) return null;
  const { row, time } = next;
  return {
    href: registrationPath(row.id),
    title: '다음 등록 시작',
    text: clockText(time),
    note: `${row.cityName} ${row.title}`,
  };
};

/** The sunset of today at a course of the reader's province, and until when 18 holes can begin. */
const golf: Live = async (call, region) => {
  const courses = await call((client) => client.golfCourses.cards());
  const province = provinceOf(region) || BRITISH_COLUMBIA;
  const placed = courses.filter(({ regionId, point }) => point && regionId.startsWith(province));
  const cities = membersOf(region ? [region] : []);
  const course = placed.find(({ regionId }) => cities.includes(regionId)) ?? placed[0];
  if (!course) return null;
  const day = await call((client) => client.golfCourses.day({ params: { id: course.id } }));
  if (!day.sunset || !day.lastStart) return null;
  return {
    href: region ? `/golf?region=${region}` : '/golf',
    title: '골프, 오늘 일몰',
    text: day.sunset,
    note: `${course.cityName} · 18홀은 ${day.lastStart}쯤까지 시작`,
  };
};

/** A service where it has nothing to say: why, in the name of the reader's province, '' for the whole country. */
const services: { live: Live; href: string; title: string; none(where: string): string }[] = [
  {
    live: border,
    href: '/border',
    title: '국경 대기',
    none: (where) =>
      where && where !== provinceName(BRITISH_COLUMBIA)
        ? 'BC주와 워싱턴주 사이만 알려 드려요'
        : '지금은 받아 온 대기 시간이 없어요',
  },
  {
    live: round,
    href: '/immigration/rounds',
    title: 'Express Entry 최근 라운드',
    none: () => '지금은 받아 온 라운드가 없어요',
  },
  {
    live: petrol,
    href: '/energy',
    title: '휘발유 평균',
    none: (where) => `${where} 이번 주 평균이 없어요`.trim(),
  },
  {
    live: registration,
    href: '/recreation',
    title: '다음 등록 시작',
    none: (where) => `${where} 발표된 일정이 없어요`.trim(),
  },
  {
    live: golf,
    href: '/golf',
    title: '골프, 오늘 일몰',
    none: (where) => `${where} 골프장은 아직 올리지 않았어요`.trim(),
  },
];

/**
 * What the services say just now in the reader's region. One that has nothing there, whose data is stale or off or cannot be read
 * says that; where none has anything there is nothing to show, and no reason to withhold the page.
 * @param region A province, an area or a city; undefined for the whole country.
 */
export const readLive = async (call: Call, region: string | undefined): Promise<Glance[]> => {
  const where = provinceName(provinceOf(region)) ?? '';
  const glances = await Promise.all(
    services.map(async ({ live, href, title, none }): Promise<Glance> => {
      const item = await live(call, region).catch(() => null);
      return item ?? { href, title, text: '정보 없음', note: none(where), none: true };
    }),
  );
  return glances.every(({ none }) => none) ? [] : glances;
};
