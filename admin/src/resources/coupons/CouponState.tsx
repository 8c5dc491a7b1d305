import { COUPON_STATES, ENDED, ISSUING, USED_UP } from '@hanca/common/coupons.ts';
import Chip from '@mui/material/Chip';

const colour = (status: number) => {
  if (status === ISSUING) return 'primary';
  return status === ENDED || status === USED_UP ? 'default' : 'warning';
};

/** The state of a coupon in a word. */
export const CouponState = ({ status }: { status: number }) => (
  <Chip
    size="small"
    variant="outlined"
    color={colour(status)}
    label={COUPON_STATES.find(({ value }) => value === status)?.title ?? status}
  />
);
