import { ISSUING, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { paths } from '../../paths.ts';
import { BoxGrid, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { regionText } from '../geo/region-text.ts';
import styles from './coupon-cards.module.css';
import {
  type CouponSummary,
  capText,
  gradeText,
  minOrderText,
  shortDiscount,
  stateText,
} from './coupon-facts.ts';

/** Coupons as tickets. */
export const CouponCards = ({ coupons }: { coupons: CouponSummary[] }) => (
  <BoxGrid as="ul">
    {coupons.map((coupon, index) => {
      const { id, title, vender, status, startDate, endDate } = coupon;
      const conditions = minOrderText(coupon);
      const grade = gradeText(coupon);
      const cap = capText(coupon);
      return (
        <li key={id}>
          <Link
            to={paths.coupon(id)}
            className={status === USED_UP ? `${styles.card} ${styles.gone}` : styles.card}
          >
            <div className={styles.photo}>
              <Picture path={coupon.picture} icon="coupon" eager={index === 0} />
            </div>
            <div className={styles.words}>
              <p className={styles.vender}>{vender}</p>
              <p className={styles.discount}>
                {shortDiscount(coupon)} {cap && <small>{cap}</small>}
              </p>
              <h2 className={styles.title}>{title}</h2>
              <Row as="p" className={styles.meta}>
                <span>{regionText(coupon)}</span>
                {conditions && <span>{conditions}</span>}
                {status === WAITING ? (
                  <span>
                    <Time date={startDate} short zone={TIME_ZONE} />
                    부터
                  </span>
                ) : (
                  <span>
                    <Time date={endDate} short zone={TIME_ZONE} />
                    까지
                  </span>
                )}
              </Row>
              <Row as="p" className={styles.tags}>
                <Tag tone={status !== ISSUING ? 'quiet' : undefined}>{stateText(coupon)}</Tag>
                {grade && <Tag tone="quiet">{grade}</Tag>}
              </Row>
            </div>
          </Link>
        </li>
      );
    })}
  </BoxGrid>
);
