import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Coupons in the console: list and form. */
export const coupons: ResourceProps = {
  name: 'coupons',
  icon: CouponIcon,
  options: { label: '쿠폰' },
  recordRepresentation: 'title',
  list: lazy(() => import('./CouponList.tsx').then((module) => ({ default: module.CouponList }))),
  create: lazy(() => import('./CouponForm.tsx').then((module) => ({ default: module.CouponCreate }))),
  edit: lazy(() => import('./CouponForm.tsx').then((module) => ({ default: module.CouponEdit }))),
};
