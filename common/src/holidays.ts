// The days off by law in British Columbia and of the United States' federal government, reckoned by their rules.

/** Whose day off it is. */
export const HOLIDAY_COUNTRIES = ['CA', 'US'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

export interface Holiday {
  /** YYYY-MM-DD. */
  day: string;
  country: HolidayCountry;
  name: string;
}

const DAY_MS = 24 * 3600_000;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;

const utc = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);
const weekdayOf = (ms: number): number => new Date(ms).getUTCDay();
const written = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The n-th such weekday of a month, from 1. */
const nth = (year: number, month: number, weekday: number, n: number): number => {
  const first = utc(year, month, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7) * DAY_MS;
};

/** The last such weekday on or before a day. */
const onOrBefore = (ms: number, weekday: number): number => ms - ((weekdayOf(ms) - weekday + 7) % 7) * DAY_MS;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
const easter = (year: number): number => {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return utc(year, Math.floor(sum / 31), (sum % 31) + 1);
};

/** British Columbia's statutory holidays (Employment Standards Act, section 1). */
const inBritishColumbia = (year: number): [ms: number, name: string][] => [
  [utc(year, 1, 1), '새해 첫날'],
  [nth(year, 2, MONDAY, 3), '패밀리 데이'],
  [easter(year) - 2 * DAY_MS, '성금요일'],
  // The Monday before the 25th of May.
  [onOrBefore(utc(year, 5, 24), MONDAY), '빅토리아 데이'],
  [utc(year, 7, 1), '캐나다 데이'],
  [nth(year, 8, MONDAY, 1), 'BC 데이'],
  [nth(year, 9, MONDAY, 1), '노동절'],
  [utc(year, 9, 30), '진실과 화해의 날'],
  [nth(year, 10, MONDAY, 2), '추수감사절'],
  [utc(year, 11, 11), '현충일(리멤브런스 데이)'],
  [utc(year, 12, 25), '크리스마스'],
];

/** Federal holidays of the United States (5 U.S.C. 6103): on a Saturday the Friday before is off, on a Sunday the Monday after. */
const inUnitedStates = (year: number): [ms: number, name: string][] => {
  const observed = (ms: number): number =>
    ms + ({ [SATURDAY]: -1, [SUNDAY]: 1 }[weekdayOf(ms)] ?? 0) * DAY_MS;
  return [
    [observed(utc(year, 1, 1)), '새해 첫날'],
    [nth(year, 1, MONDAY, 3), '마틴 루서 킹 데이'],
    [nth(year, 2, MONDAY, 3), '대통령의 날'],
    [onOrBefore(utc(year, 5, 31), MONDAY), '메모리얼 데이'],
    [observed(utc(year, 6, 19)), '준틴스'],
    [observed(utc(year, 7, 4)), '독립기념일'],
    [nth(year, 9, MONDAY, 1), '노동절'],
    [nth(year, 10, MONDAY, 2), '콜럼버스 데이'],
    [observed(utc(year, 11, 11)), '재향군인의 날'],
    [nth(year, 11, THURSDAY, 4), '추수감사절'],
    [observed(utc(year, 12, 25)), '크리스마스'],
  ];
};

/**
 * The holidays of both countries from one day to another, both included, in their order.
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 */
export const holidaysBetween = (from: string, to: string): Holiday[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4)) + 1];
  // A new year's day that is a Saturday is off on the last day of the year before.
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((year) => [
      ...inBritishColumbia(year).map(([ms, name]) => ({ day: written(ms), country: 'CA' as const, name })),
      ...inUnitedStates(year).map(([ms, name]) => ({ day: written(ms), country: 'US' as const, name })),
    ])
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day.localeCompare(b.day) || a.country.localeCompare(b.country));
};

/** A holiday with the weekend that it adjoins: its first and last day, YYYY-MM-DD. */
export const longWeekendOf = (day: string): { from: string; to: string } => {
  const ms = Date.parse(day);
  const weekday = weekdayOf(ms);
  const before = { [SUNDAY]: 1, [MONDAY]: 2 }[weekday] ?? 0;
  const after = { [FRIDAY]: 2, [SATURDAY]: 1 }[weekday] ?? 0;
  return { from: written(ms - before * DAY_MS), to: written(ms + after * DAY_MS) };
};
