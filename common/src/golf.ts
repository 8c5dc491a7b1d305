// Golf courses, for server, site and console.

import { grouped } from './grouped.ts';

/** Who may play. */
export const COURSE_KINDS = [
  { code: 'public', title: '퍼블릭' },
  { code: 'semi', title: '세미프라이빗' },
  { code: 'private', title: '회원제' },
  { code: 'unknown', title: '알려지지 않음' },
] as const;
export type CourseKind = (typeof COURSE_KINDS)[number]['code'];

/** The green fees that a course may have, by the name of their field. */
export const FEES = [
  { field: 'weekdayFee', title: '주중' },
  { field: 'weekendFee', title: '주말·공휴일' },
  { field: 'twilightFee', title: '트와일라잇' },
  { field: 'seniorFee', title: '시니어' },
] as const;

/** The page of one course; apart from the paths that every page has. */
export const golfCoursePath = (id: number): string => `/golf/${id}`;

export const courseKindTitle = (kind: string): string =>
  COURSE_KINDS.find(({ code }) => code === kind)?.title ?? '';

/** How long 18 holes are reckoned to take, in minutes: four hours and a quarter, an estimate. */
export const ROUND_MINUTES = 255;

interface Parts {
  /** CAD a person, each null where it is not known. */
  fee: number | null;
  cartFee: number | null;
  bookingFee: number | null;
  /** Percent that come on top; 0 where the fees have them already. */
  taxPercent: number | null;
}

/** Cents are whole; a sum of decimals may be a hair below one. */
const toCents = (dollars: number): number => Math.round(dollars * 100 + 1e-6) / 100;

/**
 * What one person pays in all: green fee and booking fee with tax, without a cart and with one. CAD. Null where the fee or
 * the tax is not known; a booking fee that is not known is left out.
 */
export const fullPrice = ({
  fee,
  cartFee,
  bookingFee,
  taxPercent,
}: Parts): { walking: number; riding: number | null } | null => {
  if (fee === null || taxPercent === null) return null;
  const withTax = (sum: number) => toCents((sum * (100 + taxPercent)) / 100);
  const walking = fee + (bookingFee ?? 0);
  return { walking: withTax(walking), riding: cartFee === null ? null : withTax(walking + cartFee) };
};

/** '$68', '$71.40'. In: CAD. */
export const dollars = (amount: number): string =>
  `$${Number.isInteger(amount) ? grouped(amount) : amount.toFixed(2)}`;
