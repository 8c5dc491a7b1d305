// What fills a tank where and for how much, for server, site and console.

/** What stations sell, in the order of a pump; an average is surveyed of the first and the last alone. */
export const STATION_GRADES = [
  { code: 'regular', title: '일반유' },
  { code: 'premium', title: '고급유' },
  { code: 'diesel', title: '경유' },
] as const;
export type StationGrade = (typeof STATION_GRADES)[number]['code'];

/** For whom a price is: many stations sell cheaper for cash, some to their members alone. */
export const PRICE_KINDS = [
  { code: 'card', title: '카드' },
  { code: 'cash', title: '현금' },
  { code: 'member', title: '회원가' },
] as const;
export type PriceKind = (typeof PRICE_KINDS)[number]['code'];

const titleIn = (table: readonly { code: string; title: string }[], code: string): string =>
  table.find((one) => one.code === code)?.title ?? '';

export const gradeTitle = (code: string): string => titleIn(STATION_GRADES, code);
export const kindTitle = (code: string): string => titleIn(PRICE_KINDS, code);

/** Hours after which nobody is shown a price any more. */
export const PRICE_HOURS = 24;

/** Members of whom one price is believed: about the same, by so many cents per litre at most. */
export const CONFIRMED_BY = 2;
export const SAME_CENTS = 3;

/** Cents per litre that any fuel can cost. */
export const CENTS = { least: 60, most: 400 };

/** The page of a station. */
export const stationPath = (id: number): string => `/energy/stations/${id}`;
