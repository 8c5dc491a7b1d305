import { type CouponChange, type CouponInput, couponRules } from '@hanca/common/contract/coupons.ts';
import { ISSUE_LABEL, USE_LABEL } from '@hanca/common/coupons.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem } from '../../http/validate.ts';
import { checkRegion } from '../geo/places.ts';
import { findMissingImages } from '../images/queries.ts';
import { businessExists, type CouponRow, type CouponValues, findCode } from './queries.ts';

/** An input whose choices were checked by the schema, or read from a row that they were stored in. */
type Input = Omit<CouponInput, 'type' | 'userLevel'> & { type: number; userLevel?: number | undefined };

/** An input as columns: what is absent or null becomes the column's default. */
export const toValues = (input: Input): CouponValues => ({
  title: input.title,
  regionId: input.regionId,
  bizId: input.bizId,
  code: input.code.toUpperCase(),
  type: input.type,
  discount: input.discount,
  maxDiscount: input.maxDiscount ?? null,
  minOrder: input.minOrder ?? 0,
  totalQuantity: input.totalQuantity ?? 0,
  perMember: input.perMember ?? 1,
  userLevel: input.userLevel ?? 0,
  useLabel: input.useLabel || USE_LABEL,
  issueLabel: input.issueLabel || ISSUE_LABEL,
  content: input.content,
  images: input.images ?? '',
  thumbnail: input.thumbnail ?? '',
  startAt: new Date(input.startDate),
  endAt: new Date(input.endDate),
  isActive: input.isActive ?? false,
});

/** A stored coupon with a change laid over it, as a whole input. */
export const applyChange = (
  { startAt, endAt, ...row }: CouponRow,
  { id: _, basedOn: __, ...change }: CouponChange,
): Input => ({
  ...row,
  startDate: startAt.getTime(),
  endDate: endAt.getTime(),
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** What the schema cannot know, of a new coupon or of a stored one (its row). Throws Problem 400 at the field. */
export const checkReferences = async (db: Executor, input: Input, stored?: CouponRow): Promise<void> => {
  for (const { path, error, holds } of couponRules) {
    if (!holds({ ...input, type: input.type === 2 ? 2 : 1 })) throw fieldProblem(path, error);
  }
  await checkRegion(input);
  if (!(await businessExists(db, input.bizId))) throw fieldProblem('bizId', 'business.unknown');
  const holder = await findCode(db, input.code.toUpperCase());
  if (holder !== null && holder !== stored?.id) throw fieldProblem('code', 'code.taken');
  if (stored && (input.totalQuantity ?? 0) < stored.issuedQuantity) {
    throw fieldProblem('totalQuantity', 'quantity.issued');
  }
  if ((await findMissingImages(db, splitImages(input.images ?? ''))).length > 0) {
    throw fieldProblem('images', 'image.path');
  }
  if (input.thumbnail && (await findMissingImages(db, [input.thumbnail])).length > 0) {
    throw fieldProblem('thumbnail', 'image.path');
  }
};
