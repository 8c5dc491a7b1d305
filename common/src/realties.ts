import { grouped } from './grouped.ts';

/** The transaction type of a rental (a category with pid 1), the default of a new listing and of the search. */
export const RENT = 2;

/** The `pid` of the categories that are transaction types, and of those that are home types. */
export const TRANSACTION_TYPES_PID = 1;
export const HOME_TYPES_PID = 2;

/** The home type of a single room, whose listing says which room it is. */
export const ROOM_RENT = 9;
/** The home type of a room with meals. */
export const HOMESTAY = 10;
/** Home types that are a room in a home where others live. */
export const ROOM_TYPES: readonly number[] = [ROOM_RENT, HOMESTAY];

/** Whether a listing can still be had (specification, listing). */
export const IN_DEAL = 0;
export const DEAL_DONE = 1;
/** Somebody is about to take it. */
export const RESERVED = 2;

/** In the order in which a listing passes through them. */
export const REALTY_STATUSES = [
  { value: IN_DEAL, title: '구하는 중' },
  { value: RESERVED, title: '예약중' },
  { value: DEAL_DONE, title: '거래완료' },
] as const;
export type RealtyStatus = (typeof REALTY_STATUSES)[number]['value'];

/** A table of codes with their Korean titles, in the order in which they are offered. */
type Titled<C> = readonly { readonly code: C; readonly title: string }[];

/** The title of a code; '' for none and for codes that are not of the table. */
export const titleOf = <C>(table: Titled<C>, code: C | null | undefined): string =>
  table.find((entry) => entry.code === code)?.title ?? '';

/** From when a home can be had; `date` comes with a day. */
export const AVAILABILITIES = [
  { code: 'now', title: '즉시' },
  { code: 'date', title: '날짜 지정' },
  { code: 'negotiable', title: '협의' },
] as const;
export type Availability = (typeof AVAILABILITIES)[number]['code'];

export const ROOM_KINDS = [
  { code: 'master', title: '마스터룸' },
  { code: 'second', title: '세컨룸' },
  { code: 'den', title: '덴' },
  { code: 'solarium', title: '솔라리움' },
  { code: 'living', title: '거실' },
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number]['code'];

/** From this many bedrooms on they are one choice: '4 or more' (specification, constants). */
export const BEDROOMS_OPEN = 4;

/** Most dollars of a price or a deposit, and square feet of an area. */
export const AMOUNT_MAX = 1_000_000;

/** Visitors see so many listings of a search, page by page; who has not found a home among them narrows the search. */
export const LISTED_MAX = 3000;

/** The count that visitors see ends at so many listings of a search; this number means it or more. */
export const COUNTED_MAX = 10_000;

/** Days for which a listing is shown before it has to be renewed. */
export const LISTING_DAYS = 60;

/** What homes like one cost is said where there are so many of them. */
export const LIKE_HOMES_MIN = 8;

/** A lower price is marked if the one before had stood for so many days, and for so many days from then on. */
export const PRICE_STOOD_DAYS = 3;
export const PRICE_MARK_DAYS = 30;

/** From so many days after a home was published, confirmed or inquired about on, a member can ask whether it can still be had. */
export const INQUIRE_AFTER_DAYS = 7;
/** Hours that its lister has to answer that. */
export const INQUIRY_HOURS = 48;

/** Radius in metres of the circle in which a home lies (specification, constants). */
export const CIRCLE_METRES = 200;

/** The years of building that can be chosen, newest first: the last 30 (specification, validation rules). */
export const buildYears = (now: Date): number[] =>
  Array.from({ length: 30 }, (_, back) => now.getUTCFullYear() - back);

/** '1,380 sqft'. */
export const areaText = (squareFeet: number): string => `${grouped(squareFeet)} sqft`;
