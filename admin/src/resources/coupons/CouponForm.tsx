import { type Coupon, couponInput } from '@hanca/common/contract/coupons.ts';
import { grouped } from '@hanca/common/grouped.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { CreateScreen, EditScreen } from '../../crud/FormScreens.tsx';
import { CouponInputs } from './CouponInputs.tsx';
import { CouponState } from './CouponState.tsx';
import { newCoupon, toBody } from './form-values.ts';

const save = { resolver: schemaResolver(couponInput, toBody), transform: toBody };

/** The form of a new coupon. */
export const CouponCreate = () => {
  const [defaultValues] = useState(newCoupon);
  return (
    <CreateScreen title="쿠폰 등록" {...save} defaultValues={defaultValues}>
      <CouponInputs />
    </CreateScreen>
  );
};

/** What has become of the coupon so far. */
const State = () => {
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  const { status, issuedQuantity, totalQuantity } = coupon;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {grouped(issuedQuantity)} / {grouped(totalQuantity)}장 발급
      </Typography>
      <CouponState status={status} />
    </Stack>
  );
};

/** The form of a coupon that is there. */
export const CouponEdit = () => (
  <EditScreen title="쿠폰 수정" {...save}>
    <CouponInputs state={<State />} />
  </EditScreen>
);
