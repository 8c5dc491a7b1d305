/** The transaction type of a rental (a category with pid 1), the default of a new listing and of the search. */
export const RENT = 2;

/** The `pid` of the categories that are transaction types, and of those that are home types. */
export const TRANSACTION_TYPES_PID = 1;
export const HOME_TYPES_PID = 2;

/** The home type of a single room, whose listing says which room it is. */
export const ROOM_RENT = 9;

/** Whether a listing can still be had (specification, listing). */
export const IN_DEAL = 0;
export const DEAL_DONE = 1;

export const REALTY_STATUSES = [
  { value: IN_DEAL, title: '거래중' },
  { value: DEAL_DONE, title: '거래완료' },
] as const;

/** A table of codes with their Korean titles, in the order in which they are offered. */
type Titled<C> = readonly { readonly code: C; readonly title: string }[];

/** The title of a code; '' for none and for codes that are not of the table. */
export const titleOf = <C>(table: Titled<C>, code: C | null | undefined): string =>
  table.find((entry) => entry.code === code)?.title ?? '';

/** Which way the home faces (specification, facing); 0 is not stated. */
export const FACINGS = [
  { code: 0, title: '' },
  { code: 1, title: '남향' },
  { code: 2, title: '남동향' },
  { code: 3, title: '동향' },
  { code: 4, title: '북동향' },
  { code: 5, title: '북향' },
  { code: 6, title: '북서향' },
  { code: 7, title: '서향' },
  { code: 8, title: '남서향' },
] as const;

/** From when a home can be had; `date` stands with a day. */
export const AVAILABILITIES = [
  { code: 'now', title: '즉시' },
  { code: 'date', title: '날짜 지정' },
  { code: 'negotiable', title: '협의' },
] as const;
export type Availability = (typeof AVAILABILITIES)[number]['code'];

export const UTILITIES = [
  { code: 'electricity', title: '전기' },
  { code: 'heat', title: '난방' },
  { code: 'water', title: '수도' },
  { code: 'gas', title: '가스' },
  { code: 'internet', title: '인터넷' },
  { code: 'garbage', title: '쓰레기 수거' },
] as const;
export type Utility = (typeof UTILITIES)[number]['code'];

export const PETS = [
  { code: 'allowed', title: '가능' },
  { code: 'negotiable', title: '협의' },
  { code: 'none', title: '불가' },
] as const;
export type Pets = (typeof PETS)[number]['code'];

export const SMOKING = [
  { code: 'none', title: '금연' },
  { code: 'outside', title: '실외만' },
  { code: 'allowed', title: '가능' },
] as const;
export type Smoking = (typeof SMOKING)[number]['code'];

export const LAUNDRY = [
  { code: 'ensuite', title: '집 안' },
  { code: 'building', title: '공용 세탁실' },
  { code: 'none', title: '없음' },
] as const;
export type Laundry = (typeof LAUNDRY)[number]['code'];

export const ROOM_KINDS = [
  { code: 'master', title: '마스터룸' },
  { code: 'second', title: '세컨룸' },
  { code: 'den', title: '덴' },
  { code: 'solarium', title: '솔라리움' },
  { code: 'living', title: '거실' },
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number]['code'];

/** Why somebody reports a listing. */
export const REPORT_REASONS = [
  { code: 'scam', title: '사기가 의심돼요' },
  { code: 'false', title: '사실과 달라요' },
  { code: 'gone', title: '이미 나간 집이에요' },
  { code: 'duplicate', title: '같은 매물이 여러 번 올라왔어요' },
  { code: 'offensive', title: '부적절한 내용이에요' },
  { code: 'other', title: '다른 이유' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['code'];

/** From this many bedrooms on they are one choice: '4 or more' (specification, constants). */
export const BEDROOMS_OPEN = 4;

/** Visitors see so many listings of a search, page by page; who has not found a home among them narrows the search. */
export const LISTED_MAX = 3000;

/** Visitors are told of so many listings of a search; this number stands for all greater ones. */
export const COUNTED_MAX = 10_000;

/** Days for which a listing is shown before it has to be renewed. */
export const LISTING_DAYS = 60;

/** Radius in metres of the circle in which a home lies (specification, constants). */
export const CIRCLE_METRES = 200;

/** The years of building that can be chosen, newest first: the last 30 (specification, validation rules). */
export const buildYears = (now: Date): number[] =>
  Array.from({ length: 30 }, (_, back) => now.getUTCFullYear() - back);

const figures = new Intl.NumberFormat('en-CA');

/** '1,380 sqft'. */
export const areaText = (squareFeet: number): string => `${figures.format(squareFeet)} sqft`;
