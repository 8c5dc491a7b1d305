// The days off by law in provinces and of the United States' federal government, reckoned by their rules.

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

type Day = [ms: number, name: string];

/** The days that several provinces have off. */
const canadian = (year: number) => {
  const easterSunday = easter(year);
  return {
    newYear: [utc(year, 1, 1), '새해 첫날'],
    family: [nth(year, 2, MONDAY, 3), '패밀리 데이'],
    goodFriday: [easterSunday - 2 * DAY_MS, '성금요일'],
    // The Monday before the 25th of May.
    victoria: [onOrBefore(utc(year, 5, 24), MONDAY), '빅토리아 데이'],
    canada: [utc(year, 7, 1), '캐나다 데이'],
    labour: [nth(year, 9, MONDAY, 1), '노동절'],
    reconciliation: [utc(year, 9, 30), '진실과 화해의 날'],
    thanksgiving: [nth(year, 10, MONDAY, 2), '추수감사절'],
    remembrance: [utc(year, 11, 11), '현충일(리멤브런스 데이)'],
    christmas: [utc(year, 12, 25), '크리스마스'],
  } satisfies Record<string, Day>;
};

/** British Columbia's statutory holidays (Employment Standards Act, section 1). */
const inBritishColumbia = (year: number): Day[] => {
  const { newYear, family, goodFriday, victoria, canada, labour, ...rest } = canadian(year);
  const { reconciliation, thanksgiving, remembrance, christmas } = rest;
  return [
    ...[newYear, family, goodFriday, victoria, canada],
    [nth(year, 8, MONDAY, 1), 'BC 데이'],
    ...[labour, reconciliation, thanksgiving, remembrance, christmas],
  ];
};

/** Ontario's public holidays (Employment Standards Act, 2000, section 1). */
const inOntario = (year: number): Day[] => {
  const { newYear, family, goodFriday, victoria, canada, labour, thanksgiving, christmas } = canadian(year);
  return [
    ...[newYear, family, goodFriday, victoria, canada, labour, thanksgiving, christmas],
    [utc(year, 12, 26), '박싱 데이'],
  ];
};

/** Alberta's general holidays (Employment Standards Code, section 25): Canada Day is a day later where it is a Sunday. */
const inAlberta = (year: number): Day[] => {
  const { newYear, family, goodFriday, victoria, canada, labour, ...rest } = canadian(year);
  const { thanksgiving, remembrance, christmas } = rest;
  const [july, name] = canada;
  return [
    ...[newYear, family, goodFriday, victoria],
    [july + (weekdayOf(july) === SUNDAY ? DAY_MS : 0), name],
    ...[labour, thanksgiving, remembrance, christmas],
  ];
};

/** By province. */
const provincial: Readonly<Record<string, (year: number) => Day[]>> = {
  CA59: inBritishColumbia,
  CA35: inOntario,
  CA48: inAlberta,
};

/** Federal holidays of the United States (5 U.S.C. 6103): on a Saturday the Friday before is off, on a Sunday the Monday after. */
const inUnitedStates = (year: number): Day[] => {
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

/** Every year from that of one day to that of another, both included. */
const yearsBetween = (from: string, to: string): number[] => {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
};

/**
 * The days off by law in a province from one day to another, both included, in their order; none where its law is not known here.
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 */
export const holidaysIn = (provinceId: string, from: string, to: string): Omit<Holiday, 'country'>[] => {
  const ofYear = provincial[provinceId] ?? (() => []);
  return yearsBetween(from, to)
    .flatMap((year) => ofYear(year).map(([ms, name]) => ({ day: written(ms), name })))
    .filter(({ day }) => day >= from && day <= to);
};

/**
 * The holidays at the crossings of British Columbia from one day to another, both included, in their order: the province's and
 * those of the United States.
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 */
export const holidaysBetween = (from: string, to: string): Holiday[] => {
  // A new year's day that is a Saturday is off on the last day of the year before.
  const american = [...yearsBetween(from, to), Number(to.slice(0, 4)) + 1]
    .flatMap((year) => inUnitedStates(year).map(([ms, name]) => ({ day: written(ms), name })))
    .filter(({ day }) => day >= from && day <= to);
  return [
    ...holidaysIn('CA59', from, to).map((one) => ({ ...one, country: 'CA' as const })),
    ...american.map((one) => ({ ...one, country: 'US' as const })),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.country.localeCompare(b.country));
};

/** A holiday with the weekend that it adjoins: its first and last day, YYYY-MM-DD. */
export const longWeekendOf = (day: string): { from: string; to: string } => {
  const ms = Date.parse(day);
  const weekday = weekdayOf(ms);
  const before = { [SUNDAY]: 1, [MONDAY]: 2 }[weekday] ?? 0;
  const after = { [FRIDAY]: 2, [SATURDAY]: 1 }[weekday] ?? 0;
  return { from: written(ms - before * DAY_MS), to: written(ms + after * DAY_MS) };
};
