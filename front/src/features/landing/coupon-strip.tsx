import { paths } from '../../paths.ts';
import { BoxGrid } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './coupon-strip.module.css';

/** A coupon in a line, its discount in words already: what puts it into words is not fetched with the page. */
interface StripCoupon {
  id: number;
  title: string;
  vender: string;
  discount: string;
}

/** Coupons that can be had now, as stubs. */
export const CouponStrip = ({ coupons }: { coupons: StripCoupon[] }) => (
  <BoxGrid as="ul">
    {coupons.map(({ id, title, vender, discount }) => (
      <li key={id}>
        <Link to={paths.coupon(id)} className={styles.coupon}>
          <strong>{discount}</strong>
          <div className={styles.words}>
            <h3>{title}</h3>
            {vender}
          </div>
        </Link>
      </li>
    ))}
  </BoxGrid>
);
