import { z } from 'zod';
import { COUPON_STATES, COUPON_TYPES, LEVELS, PERCENT, USER_LEVELS } from '../coupons.ts';
import { del, get, patch, post } from '../endpoint.ts';
import {
  CONTENT_MAX,
  createdDate,
  id,
  idParams,
  imageList,
  imagePath,
  MAX_INTEGER,
  paging,
  recordId,
  regionFilter,
  regionId,
  regionName,
  TITLE_MAX,
  text,
  title,
  updatedDate,
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { perDay, SEARCHES } from '../limits.ts';
import { namedBy, recordOf } from '../tags.ts';

const QUANTITY_MAX = 1_000_000;

const quantity = (min: number) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'integer') })
    .min(min)
    .max(QUANTITY_MAX);

const moment = writtenDate.refine((ms) => ms > 0, { error: 'required' });

const fields = z.object({
  title: title(1, TITLE_MAX).meta({ title: '쿠폰 이름' }),
  regionId,
  /** The shop that issues it. */
  bizId: id.meta({ title: '발행처' }),
  code: text(4, 40)
    .regex(/^[A-Z0-9-]+$/i, { error: 'code.format' })
    .meta({ title: '쿠폰 코드' }),
  type: z
    .literal(
      COUPON_TYPES.map(({ value }) => value),
      { error: 'select.required' },
    )
    .meta({ title: '종류', choices: COUPON_TYPES }),
  /** CAD for type 1, percent for type 2. */
  discount: quantity(1).meta({ title: '할인' }),
  /** The most that a percentage takes off, CAD. */
  maxDiscount: quantity(1).nullish().meta({ title: '최대 할인액' }),
  /** CAD. */
  minOrder: quantity(0).optional().meta({ title: '최소 주문' }),
  totalQuantity: quantity(0).optional().meta({ title: '총 수량' }),
  /** How many of it one member may have. */
  perMember: z.int({ error: 'integer' }).min(1).max(100).optional().meta({ title: '회원 한 명당' }),
  /** The grade from which on members may claim it. */
  userLevel: z
    .literal(LEVELS, { error: 'select.required' })
    .optional()
    .meta({ title: '회원 등급', choices: USER_LEVELS }),
  useLabel: text(0, 40).nullish().meta({ title: '사용 버튼' }),
  issueLabel: text(0, 40).nullish().meta({ title: '받기 버튼' }),
  content: text(1, CONTENT_MAX).meta({ title: '상세 내용' }),
  images: imageList.nullish().meta({ title: '다른 사진' }),
  thumbnail: z
    .union([z.literal(''), imagePath], { error: 'image.path' })
    .nullish()
    .meta({ title: '대표 사진' }),
  startDate: moment.meta({ title: '사용 시작' }),
  endDate: moment.meta({ title: '사용 종료' }),
  isActive: z.boolean().optional().meta({ title: '발급 켜기' }),
});

type Ruled = Partial<
  Pick<z.output<typeof fields>, 'type' | 'discount' | 'maxDiscount' | 'startDate' | 'endDate'>
>;

/** Rules over several fields, the same for an input and for a stored coupon that a change was laid over. */
export const couponRules = [
  {
    path: 'discount',
    error: 'discount.percent',
    holds: ({ type, discount }: Ruled) => type !== PERCENT || discount === undefined || discount <= 100,
  },
  {
    path: 'maxDiscount',
    error: 'discount.cap',
    holds: ({ type, maxDiscount }: Ruled) => type === PERCENT || !maxDiscount,
  },
  {
    path: 'endDate',
    error: 'date.order',
    holds: ({ startDate, endDate }: Ruled) =>
      startDate === undefined || endDate === undefined || endDate > startDate,
  },
] as const;

interface Judged {
  value: unknown;
  issues: readonly { path?: PropertyKey[] | undefined }[];
}

/** Beside what is wrong in other fields, not after it; what is wrong by itself is not measured by others. */
const whenGiven =
  (field: string) =>
  ({ value, issues }: Judged): boolean =>
    typeof value === 'object' && value !== null && issues.every(({ path }) => path?.[0] !== field);

/** A new coupon. */
export const couponInput = couponRules.reduce<typeof fields>(
  (schema, { path, error, holds }) => schema.refine(holds, { path: [path], error, when: whenGiven(path) }),
  fields,
);
export type CouponInput = z.output<typeof couponInput>;
export type CouponForm = z.input<typeof couponInput>;

/** The fields of a coupon that change; what is absent stays. */
const couponChange = fields.partial().extend({ id, basedOn: writtenDate.optional() });
export type CouponChange = z.output<typeof couponChange>;

const coupon = z.object({
  id: recordId,
  title: z.string(),
  regionId: z.string(),
  regionName,
  bizId: z.number(),
  /** The issuer's name. */
  vender: z.string().meta({ title: '발행처' }),
  /** To staff only. */
  code: z.string().optional(),
  type: z.number(),
  /** The same as `type`. */
  dcType: z.number(),
  discount: z.number(),
  maxDiscount: z.number().nullable(),
  minOrder: z.number(),
  totalQuantity: z.number(),
  issuedQuantity: z.number().meta({ title: '발급 수량' }),
  perMember: z.number(),
  userLevel: z.number(),
  useLabel: z.string(),
  issueLabel: z.string(),
  content: z.string(),
  images: z.string(),
  thumbnail: z.string(),
  startDate: wireDate,
  endDate: wireDate,
  /** The same as `endDate`. */
  expiredDate: wireDate,
  isActive: z.boolean(),
  /** 0 waiting, 1 issuing, 2 stopped, 3 ended, 4 used up. */
  status: z.number().meta({ title: '상태', choices: COUPON_STATES }),
  createdDate,
  updatedDate,
});
export type Coupon = z.output<typeof coupon>;

const filter = z.object({
  regionId: regionFilter,
  status: wireInteger(-1, 4).optional(),
  type: wireInteger(0, 2).optional(),
  bizId: wireInteger(0, MAX_INTEGER).optional(),
  keyword: text(0, 100).optional(),
});

/** A coupon that a member has. */
const claim = z.object({
  id: z.number(),
  couponId: z.number(),
  code: z.string(),
  claimedDate: wireDate,
  /** '0' while it is not used. */
  usedDate: wireDate,
});
export type Claim = z.output<typeof claim>;

const ownClaim = claim.extend({ coupon });
export type OwnClaim = z.output<typeof ownClaim>;

const issuers = namedBy('bizId', 'businesses');

export const coupons = {
  list: get('/v1/shop/coupons', {
    summary: 'Coupons, newest first; those that are switched off are for staff only',
    limit: SEARCHES,
    query: paging(['id', 'title', 'startDate', 'endDate', 'createdDate', 'updatedDate']).extend(filter.shape),
    reply: z.array(coupon),
    reads: ['coupons'],
    shows: issuers,
  }),
  count: get('/v1/shop/coupons/count', {
    summary: 'Number of coupons',
    limit: SEARCHES,
    query: filter,
    reply: z.number(),
    reads: ['coupons'],
  }),
  get: get('/v1/shop/coupons/{id}', {
    summary: 'One coupon',
    params: idParams,
    reply: coupon,
    reads: recordOf('coupons'),
    shows: issuers,
  }),
  create: post('/v1/shop/coupons', {
    summary: 'Creates a coupon',
    access: 'admin',
    body: couponInput,
    reply: coupon,
  }),
  update: patch('/v1/shop/coupons', {
    summary: 'Changes a coupon',
    access: 'admin',
    body: couponChange,
    reply: coupon,
  }),
  remove: del('/v1/shop/coupons/{id}', {
    summary: 'Deletes a coupon that nobody has',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
  claim: post('/v1/shop/coupons/{id}/claim', {
    summary: 'Gives the caller one of a coupon, while there are some; 403 below its grade',
    access: 'member',
    verified: true,
    limit: perDay(30),
    params: idParams,
    reply: claim,
  }),
  claims: get('/v1/shop/claims', {
    summary: "The caller's coupons, last claimed first",
    access: 'member',
    query: paging(['id'], 20),
    reply: z.array(ownClaim),
  }),
  claimed: get('/v1/shop/claims/count', {
    summary: "Number of the caller's coupons",
    access: 'member',
    reply: z.number(),
  }),
  use: post('/v1/shop/claims/{id}/use', {
    summary: "Marks one of the caller's coupons as used, once",
    access: 'member',
    limit: perDay(100),
    params: idParams,
    reply: claim,
    status: 200,
  }),
};
