import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { discountText } from '@hanca/common/coupons.ts';
import { splitImages } from '@hanca/common/images.ts';
import { useCreatePath } from 'react-admin';
import { RowTitle } from '../../crud/RowTitle.tsx';
import { Preview } from '../../layout/Preview.tsx';
import { CouponState } from './CouponState.tsx';

/** A coupon's name as a link to its form, with a small preview where there is room. */
export const CouponTitle = ({ coupon }: { coupon: Coupon }) => {
  const createPath = useCreatePath();
  return (
    <RowTitle
      title={coupon.title}
      to={createPath({ resource: 'coupons', id: coupon.id, type: 'edit' })}
      preview={
        <Preview
          path={coupon.thumbnail || splitImages(coupon.images)[0]}
          sx={{ display: { xs: 'none', sm: 'block', lg: 'none', xl: 'block' } }}
        />
      }
      facts={[coupon.vender, discountText(coupon)]}
      state={<CouponState status={coupon.status} />}
    />
  );
};
