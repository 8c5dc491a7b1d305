import { z } from 'zod';
import { AMENITIES } from '../amenities.ts';
import { del, get, patch, post, type Tag } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import {
  boundingBox,
  CONTENT_MAX,
  createdDate,
  id,
  idParams,
  location,
  paging,
  recordId,
  regionName,
  TITLE_MAX,
  text,
  title,
  updatedDate,
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { IMAGE_LIMITS, IMAGE_PATH } from '../images.ts';
import { perDay, SEARCHES } from '../limits.ts';
import { AVAILABILITIES, buildYears, REALTY_STATUSES, ROOM_KINDS } from '../realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING, UTILITIES } from '../realty-terms.ts';
import { namedBy, recordOf } from '../tags.ts';
import { AMOUNT_MAX, codes, listOf, type RealtyFilter, realtyFilter } from './realty-filter.ts';

/** Only for what is no such number: limits speak for themselves. */
const notNumber =
  (key: 'integer' | 'number') =>
  ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' ? (input === undefined || input === null ? 'required' : key) : undefined;

/** A whole number. */
const whole = (min: number, max: number) =>
  z
    .int({ error: notNumber('integer') })
    .min(min)
    .max(max);

/** The value of a category. */
const choice = z
  .int({ error: 'select.required' })
  .min(1, { error: 'select.required' })
  .max(999, { error: 'select.required' });

const phone = z
  .union([z.literal(''), text(7, 40).regex(/^[+(]?\d[\d\s().+-]*\d(?:\s*(?:ext\.?|x)\s*\d{1,6})?$/i)], {
    error: 'phone.format',
  })
  .nullish();

const options = z.object(
  Object.fromEntries(AMENITIES.map(({ code }) => [code, z.boolean().optional()])) as Record<
    (typeof AMENITIES)[number]['code'],
    z.ZodOptional<z.ZodBoolean>
  >,
);

const status = z
  .literal(REALTY_STATUSES.map(({ value }) => value))
  .meta({ title: '상태', choices: REALTY_STATUSES });

const fields = z.object({
  title: title(1, TITLE_MAX).meta({ title: '제목' }),
  cityId: z
    .string({ error: 'select.required' })
    .regex(/^CA\d{3,12}$/, { error: 'select.required' })
    .meta({ title: '도시', choices: 'regions' }),
  txType: choice.meta({ title: '거래 유형', choices: 'transactionTypes' }),
  reType: choice.meta({ title: '주택 유형', choices: 'homeTypes' }),
  /** CAD a month. */
  price: whole(1, AMOUNT_MAX).meta({ title: '가격' }),
  bedroom: whole(0, 20).meta({ title: '침실' }),
  bathroom: z
    .number({ error: notNumber('number') })
    .min(0)
    .max(20)
    .multipleOf(0.5, { error: 'bathroom.half' })
    .meta({ title: '욕실' }),
  /** Square feet. */
  area: whole(1, AMOUNT_MAX).meta({ title: '면적' }),
  address: title(1, 200).meta({ title: '주소' }),
  /** Exactly where the home is; shown to its owner only. */
  location: z
    .object(location.shape, { error: 'location.required' })
    .refine(({ lat, lng }) => lat >= 41.6 && lat <= 83.2 && lng >= -141.1 && lng <= -52.5, {
      error: 'location.canada',
    })
    .meta({ title: '위치' }),
  content: text(1, CONTENT_MAX).meta({ title: '설명' }),
  images: z
    .array(z.string().trim().regex(IMAGE_PATH, { error: 'image.path' }))
    .max(IMAGE_LIMITS.files, { error: 'image.many' })
    .refine((paths) => new Set(paths).size === paths.length, { error: 'image.twice' })
    .optional()
    .meta({ title: '사진' }),
  furnished: z.boolean().optional().meta({ title: '가구' }),
  parking: whole(0, 20).optional().meta({ title: '주차' }),
  /** CAD a month. */
  parkingFee: whole(0, AMOUNT_MAX).nullish().meta({ title: '주차비' }),
  facing: z
    .literal(codes(FACINGS), { error: 'select.required' })
    .optional()
    .meta({ title: '방향', choices: coded(FACINGS) }),
  buildYear: z
    .int({ error: 'integer' })
    .refine((year) => buildYears(new Date()).includes(year), { error: 'build-year' })
    .nullish()
    .meta({ title: '건축년도' }),
  options: options.optional().meta({ title: '옵션', choices: coded(AMENITIES) }),
  availability: z
    .enum(codes(AVAILABILITIES))
    .nullish()
    .meta({ title: '입주', choices: coded(AVAILABILITIES) }),
  /** The day from which it can be had, 00:00 UTC; with `availability` date only. */
  availableFrom: writtenDate.nullish().meta({ title: '입주 가능일', isDay: true }),
  /** The same in the lister's own words (specification: free text). */
  availableDate: text(0, 100).nullish().meta({ title: '입주 안내' }),
  minTermMonths: whole(1, 60).nullish().meta({ title: '최소 계약(개월)' }),
  /** CAD. */
  deposit: whole(0, AMOUNT_MAX).nullish().meta({ title: '보증금' }),
  utilities: z
    .array(z.enum(codes(UTILITIES)))
    .max(UTILITIES.length)
    .optional()
    .meta({ title: '포함된 공과금', choices: coded(UTILITIES) }),
  pets: z
    .enum(codes(PETS))
    .nullish()
    .meta({ title: '반려동물', choices: coded(PETS) }),
  smoking: z
    .enum(codes(SMOKING))
    .nullish()
    .meta({ title: '흡연', choices: coded(SMOKING) }),
  laundry: z
    .enum(codes(LAUNDRY))
    .nullish()
    .meta({ title: '세탁', choices: coded(LAUNDRY) }),
  storey: whole(-5, 200).nullish().meta({ title: '층' }),
  roomKind: z
    .enum(codes(ROOM_KINDS))
    .nullish()
    .meta({ title: '방 종류', choices: coded(ROOM_KINDS) }),
  /** Who lives there. */
  housemates: text(0, 300).nullish().meta({ title: '함께 사는 사람' }),
  houseRules: text(0, 1000).nullish().meta({ title: '집의 규칙' }),
  phone: phone.meta({ title: '전화번호' }),
  status: status.optional(),
});

/** A rule over several fields, the same for a draft and for a stored listing that a change was laid over. */
export const availabilityRule = (value: {
  availability?: string | null | undefined;
  availableFrom?: number | null | undefined;
}): boolean => value.availability !== 'date' || (value.availableFrom ?? 0) > 0;

/** A new listing. */
export const realtyDraft = fields.refine(availabilityRule, {
  path: ['availableFrom'],
  error: 'available.required',
  // Beside the other errors, not after them.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type RealtyDraft = z.output<typeof realtyDraft>;
export type RealtyForm = z.input<typeof realtyDraft>;

/** The fields of a listing that change; what is absent stays. A new address needs a new location beside it. */
export const realtyChange = fields.partial().extend({
  id,
  /** The `updatedDate` that the change was made on: refused with 409 when the listing has changed since. */
  basedOn: writtenDate.optional(),
});
export type RealtyChange = z.output<typeof realtyChange>;

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
  /** The price before it was last lowered. */
  previousPrice: z.number().nullable(),
  bedroom: z.number(),
  bathroom: z.number(),
  area: z.number(),
  /** Street and city; to the owner as it was written. */
  address: z.string(),
  /** A point at most 200 m from the home; to the owner the home. */
  location: point,
  furnished: z.boolean(),
  parking: z.number(),
  availability: z.enum(codes(AVAILABILITIES)).nullable(),
  availableDate: z.string(),
  roomKind: z.enum(codes(ROOM_KINDS)).nullable(),
  status: z.number(),
  userId: z.number().meta({ title: '회원 ID' }),
  userName: z.string().meta({ title: '올린 사람' }),
  createdDate,
  updatedDate,
  /** False while it is hidden by staff, not renewed in time, or its owner is suspended: then only owner and staff see it. */
  visible: z.boolean(),
  /** Only owner and staff see these three. */
  expiresDate: wireDate.nullable().meta({ title: '노출 기한' }),
  viewCount: z.number().nullable().meta({ title: '조회' }),
  hiddenReason: z.string().nullable().meta({ title: '숨긴 이유' }),
};

/** A listing in a list: what a card shows, and what the specification names. */
export const realtySummary = z.object(summary);
export type RealtySummary = z.output<typeof realtySummary>;

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
    Object.fromEntries(AMENITIES.map(({ code }) => [code, z.boolean()])) as Record<
      (typeof AMENITIES)[number]['code'],
      z.ZodBoolean
    >,
  ),
  parkingFee: z.number().nullable(),
  deposit: z.number().nullable(),
  utilities: z.array(z.enum(codes(UTILITIES))),
  smoking: z.enum(codes(SMOKING)).nullable(),
  laundry: z.enum(codes(LAUNDRY)).nullable(),
  storey: z.number().nullable(),
  housemates: z.string(),
  houseRules: z.string(),
  /** Whether there is a phone number to be revealed. */
  hasPhone: z.boolean().meta({ title: '전화번호 있음' }),
  /** To the owner only; members ask for it. */
  phone: z.string().optional(),
  /** When the lister joined. */
  userSince: wireDate.meta({ title: '올린 사람의 가입일' }),
});
export type RealtyDetail = z.output<typeof realtyDetail>;

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

export const REALTY_SORTS = ['id', 'price', 'createdDate', 'updatedDate', 'title', 'cityId'] as const;

/** Changes of listings, also of their state and end: each rewrites what they are searched by and makes pages anew. */
const changes = perDay(200, {
  shared: 'realty-change',
  detail: {
    ko: '매물은 하루에 200번까지 고치거나 갱신할 수 있어요. 내일 다시 해 주세요.',
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
  get: get('/v1/query/realties/{id}', {
    summary: 'One listing',
    params: idParams,
    reply: realtyDetail,
    reads: recordOf('realties', 'categories'),
    shows: listers,
  }),
  create: post('/v1/command/realties', {
    summary: 'Publishes a listing of the caller',
    access: 'member',
    limit: perDay(20, {
      detail: {
        ko: '매물은 하루에 20개까지 올릴 수 있어요. 내일 다시 올려 주세요.',
        en: 'You can publish 20 listings a day. Try again tomorrow.',
      },
    }),
    body: realtyDraft,
    reply: realtyDetail,
  }),
  update: patch('/v1/command/realties', {
    summary: 'Changes a listing: its owner, or staff',
    access: 'member',
    limit: changes,
    body: realtyChange,
    reply: realtyDetail,
  }),
  status: patch('/v1/command/realties/status', {
    summary: 'Says whether a listing can still be had: its owner, or staff',
    access: 'member',
    limit: changes,
    body: z.object({ id, status }),
    reply: realtyDetail,
  }),
  renew: post('/v1/command/realties/{id}/renew', {
    summary: 'Shows a listing for another 60 days: its owner, or staff',
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
    // Enough for a search, too few to collect them.
    limit: perDay(20, {
      unit: 'listings',
      detail: {
        ko: '전화번호는 하루에 매물 20개까지 볼 수 있어요. 내일 다시 보거나 메시지를 보내 주세요.',
        en: 'You can see the numbers of 20 listings a day. Try again tomorrow, or write a message.',
      },
    }),
    params: idParams,
    reply: z.object({ phone: z.string() }),
  }),
  seen: post('/v1/command/realties/{id}/views', {
    summary: 'Counts a view of a listing, once a day for each visitor',
    params: idParams,
    reply: z.void(),
    status: 204,
  }),
};
