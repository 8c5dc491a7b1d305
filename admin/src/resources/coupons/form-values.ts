import { FIXED, ISSUE_LABEL, PERCENT, USE_LABEL } from '@hanca/common/coupons.ts';
import { newCode } from './code.ts';

/** What a new coupon starts with: switched off, nothing to issue, a code of its own (specification, states). */
export const newCoupon = () => ({
  title: '',
  regionId: '',
  bizId: null,
  code: newCode(),
  type: FIXED,
  discount: null,
  maxDiscount: null,
  minOrder: 0,
  totalQuantity: 0,
  perMember: 1,
  userLevel: 0,
  useLabel: USE_LABEL,
  issueLabel: ISSUE_LABEL,
  content: '',
  images: '',
  thumbnail: '',
  startDate: null,
  endDate: null,
  isActive: false,
});

/** The form's values as the contract's body: what is missing counts as missing, and only a percentage has a cap. */
export const toBody = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  bizId: values.bizId || undefined,
  code: values.code || undefined,
  discount: values.discount ?? undefined,
  maxDiscount: values.type === PERCENT ? values.maxDiscount : null,
  minOrder: values.minOrder ?? 0,
  totalQuantity: values.totalQuantity ?? 0,
  perMember: values.perMember ?? 1,
  startDate: values.startDate ?? 0,
  endDate: values.endDate ?? 0,
});
