import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Coupons in the console: list and form. */
export const coupons: ResourceProps = {
  name: 'coupons',
  icon: CouponIcon,
  options: { label: '쿠폰' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./CouponList.tsx')).CouponList })),
  create: lazy(async () => ({ default: (await import('./CouponForm.tsx')).CouponCreate })),
  edit: lazy(async () => ({ default: (await import('./CouponForm.tsx')).CouponEdit })),
};
