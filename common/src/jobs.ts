import { ALL_REGIONS } from './all-regions.ts';
import { grouped } from './grouped.ts';
import { provinceIdOf } from './regions.ts';
import type { Law } from './rental-law.ts';
import { nextDay, startOfDay, zoneOf } from './zones.ts';

// What a job posting says in fields beside its text, and the words for it.

/** How much of a week; `schema` is the word of schema.org. */
export const WORK_KINDS = [
  { code: 'full', title: '풀타임', schema: 'FULL_TIME' },
  { code: 'part', title: '파트타임', schema: 'PART_TIME' },
  { code: 'short', title: '단기·임시', schema: 'TEMPORARY' },
] as const;
export type WorkKind = (typeof WORK_KINDS)[number]['code'];

export const TRADES = [
  { code: 'food', title: '식당·카페' },
  { code: 'shop', title: '판매·마트' },
  { code: 'office', title: '사무·회계' },
  { code: 'care', title: '교육·돌봄' },
  { code: 'beauty', title: '미용·뷰티' },
  { code: 'build', title: '건축·기술' },
  { code: 'drive', title: '물류·운전' },
  { code: 'tech', title: 'IT·디자인' },
  { code: 'clean', title: '청소·관리' },
  { code: 'other', title: '그 밖의 일' },
] as const;
export type Trade = (typeof TRADES)[number]['code'];

/** What a wage is paid for. `hours` are those of a full-time worker: 40 a week, 52 weeks a year. */
export const WAGE_UNITS = [
  { code: 'hour', title: '시급', schema: 'HOUR', hours: 1 },
  { code: 'month', title: '월급', schema: 'MONTH', hours: (40 * 52) / 12 },
  { code: 'year', title: '연봉', schema: 'YEAR', hours: 40 * 52 },
] as const;
type WageUnit = (typeof WAGE_UNITS)[number]['code'];

/** A job posting's own fields, as they are stored and read. */
export interface Job {
  /** Who hires. */
  employer: string;
  work: WorkKind;
  trade: Trade;
  wageUnit: WageUnit;
  /** CAD; the lowest of a range, or the wage where there is no other end. Null where it is not said. */
  wageMin: number | null;
  wageMax: number | null;
  /** When, in words; '' where it is not said. */
  hours: string;
  /** Whether the employer helps with a work permit. */
  visaHelp: boolean;
  /** The last day to apply, as YYYY-MM-DD; null for none. */
  closesOn: string | null;
  /** How to apply: an address for mail, of a page, a number; '' or missing where it is not said. */
  applyEmail?: string;
  applyLink?: string;
  applyPhone?: string;
}

/** The moment at which a job closes, milliseconds: the end of its last day by the clocks of its region; null for never. */
export const closingOf = ({ closesOn }: Pick<Job, 'closesOn'>, regionId: string): number | null =>
  closesOn === null ? null : startOfDay(nextDay(Date.parse(closesOn)), zoneOf(regionId));

export const HOURS_MAX = 100;
export const EMPLOYER_MAX = 100;
export const WAGE_MAX = 1_000_000;

/** In force since 1 November 2023; section 2. */
export const PAY_LAW: Law = {
  title: 'BC주 임금투명성법(Pay Transparency Act, SBC 2023, c. 18) 2조',
  url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/23018',
};

/** Whether an advertisement has to state its wage or a range of it: jobs in BC, and those that people in BC may take. */
export const mustStateWage = (regionId: string): boolean =>
  regionId === ALL_REGIONS || provinceIdOf(regionId) === 'CA59';

/** The title of a code of one of these tables. Not `titleOf`, which comes with the words of rentals. */
export const jobTitle = (table: readonly { code: string; title: string }[], code: string): string =>
  table.find((entry) => entry.code === code)?.title ?? '';

/** 17.4 → '17.40', 52000 → '52,000'. In: CAD; parts of a cent are rounded. */
const amount = (cad: number): string => {
  const [dollars, cents] = cad.toFixed(2).split('.');
  return grouped(Number(dollars)) + (cents === '00' ? '' : `.${cents}`);
};

/** '시급 $21–24', '연봉 $52,000'; '' where it is not said. */
export const wageText = ({
  wageUnit,
  wageMin,
  wageMax,
}: Pick<Job, 'wageUnit' | 'wageMin' | 'wageMax'>): string => {
  const from = wageMin ?? wageMax;
  if (from === null) return '';
  const to = wageMax !== null && wageMax > from ? `–${amount(wageMax)}` : '';
  return `${jobTitle(WAGE_UNITS, wageUnit)} $${amount(from)}${to}`;
};
