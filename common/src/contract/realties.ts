// What is read of listings, and the endpoints; realty-input.ts has what is written, realty-filter.ts what they are found by.

import { z } from 'zod';
import { AMENITIES } from '../amenities.ts';
import { del, get, patch, post, type Tag } from '../endpoint.ts';
import {
  boundingBox,
  createdDate,
  id,
  idParams,
  paging,
  recordId,
  regionName,
  text,
  updatedDate,
  wireDate,
  wireIds,
  wireInteger,
} from '../fields.ts';
import { LANDMARK_KINDS } from '../landmarks.ts';
import { perDay, SEARCHES, VIEWS } from '../limits.ts';
import { AVAILABILITIES, ROOM_KINDS } from '../realties.ts';
import { BATH_KINDS, LAUNDRY, PETS, SMOKING, UTILITIES } from '../realty-codes.ts';
import { provinceIdOf } from '../regions.ts';
import { STATION_NOTES, type StationSource } from '../station-sources.ts';
import { namedBy, recordOf } from '../tags.ts';
import { codes, listOf, type RealtyFilter, realtyFilter } from './realty-filter.ts';
import { realtyChange, realtyInput, realtyStatus } from './realty-input.ts';

const point = z.object({ lat: z.number(), lng: z.number() });

const summary = {
  id: recordId,
  title: z.string(),
  thumbnail: z.string().meta({ title: '사진' }),
  images: z.array(z.string()),
  regionId: z.string(),
  cityId: z.string(),
  cityName: z.string().meta({ title: '도시' }),
  reType: z.number(),
  reTypeTitle: z.string().meta({ title: '주택 유형' }),
  txType: z.number(),
  price: z.number(),
  /** The price before it was lowered, while that is news (`PRICE_MARK_DAYS`), and the moment from which on it is lower. */
  previousPrice: z.number().nullable(),
  loweredDate: wireDate.nullable().meta({ title: '가격을 내린 날' }),
  bedroom: z.number(),
  bathroom: z.number(),
  area: z.number(),
  /** Street and city; to the owner as it was written. */
  address: z.string(),
  /** A point at most 200 m from the home; to the owner the home. */
  location: point,
  /** The nearest rapid-transit station, at most a walk of 15 minutes from the point that everybody is shown. */
  station: z.object({ name: z.string(), metres: z.number() }).nullable(),
  /** True and false are what its lister says; left out, like all facts of this kind, where nothing is said. */
  furnished: z.boolean().optional(),
  /** Spaces; 0 where its lister says that there are none. */
  parking: z.number().optional(),
  bathKind: z.enum(codes(BATH_KINDS)).nullable(),
  utilitiesIncluded: z.boolean().optional(),
  womenOnly: z.boolean().optional(),
  availability: z.enum(codes(AVAILABILITIES)).nullable(),
  availableDate: z.string(),
  roomKind: z.enum(codes(ROOM_KINDS)).nullable(),
  status: z.number(),
  userId: z.number().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '올린 사람' }),
  createdDate,
  updatedDate,
  /** False while it is hidden by staff, not renewed in time, unverified, or its owner suspended or leaving: then only owner and staff see it. */
  visible: z.boolean(),
  /** Only owner and staff see these three. */
  expiresDate: wireDate.nullable().meta({ title: '노출 기한' }),
  viewCount: z.number().nullable().meta({ title: '조회' }),
  hiddenReason: z.string().nullable().meta({ title: '숨긴 이유' }),
  /** Whether a member asked if it can still be had, while its lister has not answered; left out otherwise. */
  inquired: z.boolean().optional().meta({ title: '아직 있는지 물어봄' }),
  /** Whether that was not answered in time; left out otherwise. */
  unconfirmed: z.boolean().optional().meta({ title: '확인되지 않음' }),
  /** Only owner and staff see that it waits for the verification of its owner's address; for others, and otherwise, it is left out. */
  unverified: z.boolean().optional().meta({ title: '이메일 인증 대기' }),
};

/** A listing in a list: what a card shows, and what the specification names. */
export const realtySummary = z.object(summary);
export type RealtySummary = z.output<typeof realtySummary>;

/** What everybody reads of who offers a home, and no more. */
export const listerFacts = z.object({
  /** The month in which they joined. */
  since: wireDate,
  /** Minutes within which they usually answer who writes for the first time, rounded up; null for unknown. */
  answersWithin: z.number().nullable(),
  /** Homes of theirs that found somebody. */
  done: z.number(),
  /** Whether their e-mail address is verified. */
  verified: z.boolean(),
});
export type ListerFacts = z.output<typeof listerFacts>;

const realtyDetail = z.object({
  ...summary,
  regionName,
  txTypeTitle: z.string().meta({ title: '거래 유형' }),
  availableFrom: wireDate,
  minTermMonths: z.number().nullable(),
  pets: z.enum(codes(PETS)).nullable(),
  content: z.string(),
  facing: z.number(),
  buildYear: z.number().nullable(),
  options: z.object(
    Object.fromEntries(AMENITIES.map(({ code }) => [code, z.boolean().optional()])) as Record<
      (typeof AMENITIES)[number]['code'],
      z.ZodOptional<z.ZodBoolean>
    >,
  ),
  parkingFee: z.number().nullable(),
  deposit: z.number().nullable(),
  utilities: z.array(z.enum(codes(UTILITIES))),
  utilitiesFee: z.number().nullable(),
  smoking: z.enum(codes(SMOKING)).nullable(),
  laundry: z.enum(codes(LAUNDRY)).nullable(),
  storey: z.number().nullable(),
  housemates: z.string(),
  houseRules: z.string(),
  /** Whether there is a phone number to be revealed. */
  hasPhone: z.boolean().meta({ title: '전화번호 있음' }),
  /** To the owner only; members request it. */
  phone: z.string().optional(),
  lister: listerFacts,
  /** When its lister last said that it can be had, after publishing it; '0' for never. */
  confirmedDate: wireDate.meta({ title: '확인한 날' }),
});
export type RealtyDetail = z.output<typeof realtyDetail>;

const near = { name: z.string(), nameEn: z.string(), metres: z.number() };

/** What is around a listing: distances are from the point that everybody is shown, the nearest first. */
const realtyAround = z.object({
  cityId: z.string(),
  stations: z.array(
    z.object({
      ...near,
      system: z.string(),
      lines: z.array(z.string()),
      /** Whose data it is, which has to be said beside it (`STATION_NOTES`). */
      source: z.enum(Object.keys(STATION_NOTES) as StationSource[]),
    }),
  ),
  /** The nearest two of each kind, in the order of the kinds. */
  landmarks: z.array(z.object({ ...near, kind: z.enum(codes(LANDMARK_KINDS)) })),
  /**
   * How many homes of its kind can be had in its city, or where these are too few in an area around it, and the middle one
   * of their rents; null for fewer than 8.
   */
  likeHomes: z
    .object({ count: z.number(), median: z.number(), placeId: z.string(), placeName: z.string() })
    .nullable(),
});
export type RealtyAround = z.output<typeof realtyAround>;

/** One listing by its price, or several near each other by their number and lowest price. */
const realtyPin = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number(),
  /** The lowest, CAD a month. */
  price: z.number(),
  /** Of a single listing. */
  id: z.number().nullable(),
});
export type RealtyPin = z.output<typeof realtyPin>;

const rowsOf = (input: { query: RealtyFilter }): readonly Tag[] => [...listOf(input), 'categories'];
const listers = namedBy('userId', 'users');
const listerFactsOf = ({ userId }: { userId: number }): readonly Tag[] => [
  `users:${userId}`,
  `listers:${userId}`,
];

/** Listings that are asked for by their ids at once. */
const CARDS_MAX = 24;

/** What like homes cost: in the city where it has enough of them, else anywhere around it. */
const ofPlace = ({ cityId, likeHomes }: RealtyAround): readonly Tag[] => [
  likeHomes?.placeId === cityId ? `realties@city:${cityId}` : `realties@region:${provinceIdOf(cityId)}`,
];

export const REALTY_SORTS = ['id', 'price', 'createdDate', 'updatedDate', 'title', 'cityId'] as const;

/** Changes of listings, also of their state and end: each rewrites what they are searched by and makes pages anew. */
const changes = perDay(200, {
  shared: 'realty-change',
  detail: {
    ko: '매물은 하루에 200번까지 고치거나 갱신할 수 있어요.',
    en: 'You can change or renew listings 200 times a day. Try again tomorrow.',
  },
});

export const realties = {
  list: get('/v1/query/realties', {
    summary: 'Listings without their texts, newest first; by title for staff, and for owners their own',
    limit: SEARCHES,
    query: paging(REALTY_SORTS, 15).extend(realtyFilter.shape),
    reply: z.array(realtySummary),
    reads: rowsOf,
    shows: listers,
  }),
  count: get('/v1/query/realties/count', {
    summary: 'Number of listings; for visitors 10,000 means so many or more',
    limit: SEARCHES,
    query: realtyFilter,
    reply: z.number(),
    reads: listOf,
  }),
  map: get('/v1/query/realties/map', {
    summary: 'Listings of an area as pins, near ones together',
    limit: SEARCHES,
    query: realtyFilter.extend({ bbox: boundingBox, zoom: wireInteger(0, 20) }),
    reply: z.array(realtyPin),
    reads: listOf,
  }),
  cards: get('/v1/query/realties/cards', {
    summary: 'Some listings by their ids, in that order, without those that cannot be seen',
    limit: SEARCHES,
    // Of what somebody has read lately no two ask for the same: it is not cached.
    query: z.object({ ids: wireIds(CARDS_MAX) }),
    reply: z.array(realtySummary),
  }),
  cities: get('/v1/query/realties/cities', {
    summary: 'Cities in which rentals can be had, and how many, the most first',
    reply: z.array(z.object({ cityId: z.string(), count: z.number() })),
    reads: ['realties'],
  }),
  get: get('/v1/query/realties/{id}', {
    summary: 'One listing',
    params: idParams,
    reply: realtyDetail,
    reads: recordOf('realties', 'categories'),
    shows: listerFactsOf,
  }),
  around: get('/v1/query/realties/{id}/around', {
    summary: 'What is around a listing, and what homes like it cost',
    params: idParams,
    reply: realtyAround,
    reads: recordOf('realties', 'landmarks'),
    shows: ofPlace,
  }),
  create: post('/v1/command/realties', {
    summary: 'Publishes a listing of the caller',
    access: 'member',
    // Others see a listing once its owner is verified; these wait for that.
    verified: { after: 3 },
    publishes: true,
    limit: perDay(20, {
      detail: {
        ko: '매물은 하루에 20개까지 올릴 수 있어요.',
        en: 'You can publish 20 listings a day. Try again tomorrow.',
      },
    }),
    body: realtyInput,
    reply: realtyDetail,
  }),
  update: patch('/v1/command/realties', {
    summary: 'Changes a listing: its owner, or staff',
    access: 'member',
    publishes: true,
    limit: changes,
    body: realtyChange,
    reply: realtyDetail,
  }),
  status: patch('/v1/command/realties/status', {
    summary: 'Says whether a listing can still be had: its owner, or staff',
    access: 'member',
    limit: changes,
    body: z.object({ id, status: realtyStatus }),
    reply: realtyDetail,
  }),
  renew: post('/v1/command/realties/{id}/renew', {
    summary: 'Shows a listing for another 60 days: its owner, or staff',
    access: 'member',
    publishes: true,
    limit: changes,
    params: idParams,
    reply: realtyDetail,
    status: 200,
  }),
  inquire: post('/v1/command/realties/{id}/inquiry', {
    summary: 'Asks its lister whether a home can still be had: once in seven days, however many members ask',
    access: 'member',
    verified: true,
    publishes: true,
    limit: perDay(30),
    params: idParams,
    reply: z.void(),
    status: 204,
  }),
  confirm: post('/v1/command/realties/{id}/confirmation', {
    summary: 'Says that a home can still be had: its owner',
    access: 'member',
    limit: changes,
    params: idParams,
    reply: realtyDetail,
    status: 200,
  }),
  hide: patch('/v1/command/realties/visibility', {
    summary:
      'Hides a listing from everybody but its owner, with the reason that the owner reads, or shows it again',
    access: 'admin',
    body: z.object({ id, reason: text(0, 300) }).meta({ description: 'An empty reason shows it again' }),
    reply: realtyDetail,
  }),
  remove: del('/v1/command/realties/{id}', {
    summary: 'Deletes a listing: its owner, or staff',
    access: 'member',
    limit: perDay(200),
    params: idParams,
    reply: z.void(),
  }),
  phone: get('/v1/query/realties/{id}/phone', {
    summary: "Reveals the lister's phone number",
    access: 'member',
    verified: true,
    // Enough for a search, too few to collect them.
    limit: perDay(20, {
      unit: 'listings',
      detail: {
        ko: '전화번호는 하루에 매물 20개까지 볼 수 있어요. 내일 다시 보거나 문의를 보내 주세요.',
        en: 'You can see the numbers of 20 listings a day. Try again tomorrow, or write a message.',
      },
    }),
    params: idParams,
    reply: z.object({ phone: z.string() }),
  }),
  seen: post('/v1/command/realties/{id}/views', {
    summary: 'Counts a view of a listing, once a day for each visitor',
    limit: VIEWS,
    params: idParams,
    reply: z.void(),
    status: 204,
  }),
};
