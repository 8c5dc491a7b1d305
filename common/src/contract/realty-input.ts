import { z } from 'zod';
import { AMENITIES } from '../amenities.ts';
import { coded } from '../field-meta.ts';
import { CONTENT_MAX, id, location, phone, TITLE_MAX, text, title, writtenDate } from '../fields.ts';
import { isInCanada, LOCATION_WAYS } from '../home-location.ts';
import { IMAGE_LIMITS, IMAGE_PATH } from '../images.ts';
import { AMOUNT_MAX, AVAILABILITIES, buildYears, REALTY_STATUSES, ROOM_KINDS } from '../realties.ts';
import { BATH_KINDS, FACINGS, LAUNDRY, PETS, SMOKING, UTILITIES } from '../realty-codes.ts';
import { codes } from './realty-filter.ts';

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

/** Yes, no, or null to take back what was said. */
const stated = z.boolean().nullish();

const options = z.object(
  Object.fromEntries(AMENITIES.map(({ code }) => [code, stated])) as Record<
    (typeof AMENITIES)[number]['code'],
    typeof stated
  >,
);

export const realtyStatus = z
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
  price: whole(1, AMOUNT_MAX).meta({ title: '월세' }),
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
    .refine(isInCanada, { error: 'location.canada' })
    .meta({ title: '위치' }),
  /** Beside a new location or address: without it a pin may lie in the middle of a city that nobody looked at. */
  locationBy: z.enum(LOCATION_WAYS).optional().meta({ title: '위치 확인' }),
  content: text(1, CONTENT_MAX).meta({ title: '상세 설명' }),
  images: z
    .array(z.string().trim().regex(IMAGE_PATH, { error: 'image.path' }))
    .max(IMAGE_LIMITS.files, { error: 'image.many' })
    .refine((paths) => new Set(paths).size === paths.length, { error: 'image.twice' })
    .optional()
    .meta({ title: '사진' }),
  furnished: stated.meta({ title: '가구', words: ['포함', '없음'] }),
  /** Spaces; 0 says that there are none. */
  parking: whole(0, 20).nullish().meta({ title: '주차' }),
  /** CAD a month. */
  parkingFee: whole(0, AMOUNT_MAX).nullish().meta({ title: '주차비' }),
  facing: z
    .literal(codes(FACINGS), { error: 'select.required' })
    .nullish()
    .meta({ title: '방향', choices: coded(FACINGS) }),
  buildYear: z
    .int({ error: 'integer' })
    .refine((year) => buildYears(new Date()).includes(year), { error: 'build-year' })
    .nullish()
    .meta({ title: '건축 연도' }),
  options: options.nullish().meta({ title: '옵션', choices: coded(AMENITIES) }),
  availability: z
    .enum(codes(AVAILABILITIES))
    .nullish()
    .meta({ title: '입주', choices: coded(AVAILABILITIES) }),
  /** The day from which it can be had, 00:00 UTC; with `availability` date only. */
  availableFrom: writtenDate.nullish().meta({ title: '입주 가능일', isDay: true }),
  /** The same in the lister's own words (specification: free text). */
  availableDate: text(0, 100).nullish().meta({ title: '입주 메모' }),
  minTermMonths: whole(1, 60).nullish().meta({ title: '최소 계약(개월)' }),
  /** CAD. */
  deposit: whole(0, AMOUNT_MAX).nullish().meta({ title: '보증금' }),
  utilities: z
    .array(z.enum(codes(UTILITIES)))
    .max(UTILITIES.length)
    .nullish()
    .meta({ title: '포함된 공과금', choices: coded(UTILITIES) }),
  /** Whether the rent includes all of them. */
  utilitiesIncluded: stated.meta({ title: '공과금 포함', words: ['예', '아니요'] }),
  /** What they come to beside the rent, about, in CAD a month. */
  utilitiesFee: whole(1, AMOUNT_MAX).nullish().meta({ title: '공과금(월)' }),
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
  bathKind: z
    .enum(codes(BATH_KINDS))
    .nullish()
    .meta({ title: '욕실 사용', choices: coded(BATH_KINDS) }),
  womenOnly: stated.meta({ title: '여성 전용', words: ['예', '아니요'] }),
  /** Who lives there. */
  housemates: text(0, 300).nullish().meta({ title: '함께 사는 사람' }),
  houseRules: text(0, 1000).nullish().meta({ title: '집 규칙' }),
  phone: phone.meta({ title: '전화번호' }),
  status: realtyStatus.optional(),
});

/** A rule over several fields, the same for an input and for a stored listing that a change was laid over. */
export const availabilityRule = (value: {
  availability?: string | null | undefined;
  availableFrom?: number | null | undefined;
}): boolean => value.availability !== 'date' || (value.availableFrom ?? 0) > 0;

/** The same of a new location: its lister is sure of it. */
export const locationRule = (value: { location?: unknown; locationBy?: unknown }): boolean =>
  !value.location || value.locationBy !== undefined;

/** Beside the other errors, not after them. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A new listing. */
export const realtyInput = fields
  .refine(availabilityRule, { path: ['availableFrom'], error: 'available.required', when })
  .refine(locationRule, { path: ['location'], error: 'location.unsure', when });
export type RealtyInput = z.output<typeof realtyInput>;
export type RealtyForm = z.input<typeof realtyInput>;

/** The fields of a listing that change; what is absent stays. A new address needs a new location beside it, and who is sure of that. */
export const realtyChange = fields.partial().extend({
  id,
  /** The `updatedDate` that the change was made on: refused with 409 when the listing has changed since. */
  basedOn: writtenDate.optional(),
});
export type RealtyChange = z.output<typeof realtyChange>;
