import { BoxGrid } from '../../../ui/layout.tsx';
import styles from './page.module.css';

/** Quiet tickets until the coupons are there. */
export const CouponsSkeleton = () => (
  <>
    <p role="status" className="list-count">
      <span className="hidden-text">내 쿠폰을 불러오는 중이에요</span>
    </p>
    <BoxGrid aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={`breathing ${styles.row} ${styles.waiting}`}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </BoxGrid>
  </>
);
