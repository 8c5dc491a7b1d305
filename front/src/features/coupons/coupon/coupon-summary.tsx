import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { ISSUING } from '@hanca/common/coupons.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { Row } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { regionText } from '../../geo/region-text.ts';
import { capText, gradeText, minOrderText, shortDiscount, stateText } from '../coupon-facts.ts';
import styles from './page.module.css';

/** Who issues a coupon, what it takes off, and its conditions. */
export const CouponSummary = ({ coupon }: { coupon: Coupon }) => {
  const { title, vender, status, perMember, startDate, endDate } = coupon;
  const cap = capText(coupon);
  return (
    <>
      <header className={styles.head}>
        <Row as="p" className={styles.vender}>
          {vender} <Tag tone={status !== ISSUING ? 'quiet' : undefined}>{stateText(coupon)}</Tag>
        </Row>
        <h1>{title}</h1>
        <p className={styles.discount}>
          {shortDiscount(coupon)} {cap && <small>{cap}</small>}
        </p>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>사용 기간</dt>
          <dd>
            <Time date={startDate} short zone={TIME_ZONE} /> – <Time date={endDate} short zone={TIME_ZONE} />
          </dd>
        </div>
        <div>
          <dt>최소 주문</dt>
          <dd>{minOrderText(coupon) || '제한 없음'}</dd>
        </div>
        <div>
          <dt>지역</dt>
          <dd>{regionText(coupon)}</dd>
        </div>
        {gradeText(coupon) && (
          <div>
            <dt>회원 등급</dt>
            <dd>{gradeText(coupon)}</dd>
          </div>
        )}
        {perMember > 1 && (
          <div>
            <dt>받을 수 있는 수</dt>
            <dd>한 사람 {perMember}장</dd>
          </div>
        )}
      </dl>
    </>
  );
};
