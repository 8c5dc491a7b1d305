import { type CouponChange, type CouponDraft, couponRules } from '@hanca/common/contract/coupons.ts';
import { ISSUE_LABEL, USE_LABEL } from '@hanca/common/coupons.ts';
import { splitImages } from '@hanca/common/images.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem } from '../../http/validate.ts';
import { checkRegion } from '../geo/places.ts';
import { findMissingImages } from '../images/queries.ts';
import { businessExists, type CouponRow, type CouponValues, findCode } from './queries.ts';

/** A draft whose choices were checked by the schema, or read from a row that they were stored in. */
type Draft = Omit<CouponDraft, 'type' | 'userLevel'> & { type: number; userLevel?: number | undefined };

/** A draft as columns: what is absent or null becomes the column's default. */
export const toValues = (draft: Draft): CouponValues => ({
  title: draft.title,
  regionId: draft.regionId,
  bizId: draft.bizId,
  code: draft.code.toUpperCase(),
  type: draft.type,
  discount: draft.discount,
  maxDiscount: draft.maxDiscount ?? null,
  minOrder: draft.minOrder ?? 0,
  totalQuantity: draft.totalQuantity ?? 0,
  perMember: draft.perMember ?? 1,
  userLevel: draft.userLevel ?? 0,
  useLabel: draft.useLabel || USE_LABEL,
  issueLabel: draft.issueLabel || ISSUE_LABEL,
  content: draft.content,
  images: draft.images ?? '',
  thumbnail: draft.thumbnail ?? '',
  startAt: new Date(draft.startDate),
  endAt: new Date(draft.endDate),
  isActive: draft.isActive ?? false,
});

/** A stored coupon with a change laid over it, as a whole draft. */
export const applyChange = (
  { startAt, endAt, ...row }: CouponRow,
  { id: _, basedOn: __, ...change }: CouponChange,
): Draft => ({
  ...row,
  startDate: startAt.getTime(),
  endDate: endAt.getTime(),
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** What the schema cannot know, of a new coupon or of a stored one (its row). Throws Problem 400 at the field. */
export const checkReferences = async (db: Executor, draft: Draft, stored?: CouponRow): Promise<void> => {
  for (const { path, error, holds } of couponRules) {
    if (!holds({ ...draft, type: draft.type === 2 ? 2 : 1 })) throw fieldProblem(path, error);
  }
  await checkRegion(draft);
  if (!(await businessExists(db, draft.bizId))) throw fieldProblem('bizId', 'business.unknown');
  const holder = await findCode(db, draft.code.toUpperCase());
  if (holder !== null && holder !== stored?.id) throw fieldProblem('code', 'code.taken');
  if (stored && (draft.totalQuantity ?? 0) < stored.issuedQuantity) {
    throw fieldProblem('totalQuantity', 'quantity.issued');
  }
  if ((await findMissingImages(db, splitImages(draft.images ?? ''))).length > 0) {
    throw fieldProblem('images', 'image.path');
  }
  if (draft.thumbnail && (await findMissingImages(db, [draft.thumbnail])).length > 0) {
    throw fieldProblem('thumbnail', 'image.path');
  }
};
