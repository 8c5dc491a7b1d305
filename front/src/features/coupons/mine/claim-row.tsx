import type { OwnClaim } from '@hanca/common/contract/coupons.ts';
import { isoDate, TIME_ZONE } from '@hanca/common/dates.ts';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { minOrderText, shortDiscount } from '../coupon-facts.ts';
import { claimState, STATE_TITLES, stampOf } from './claim-state.ts';
import styles from './page.module.css';
import { FROM_LIST } from './use-opened.ts';

/** One of the member's coupons; it opens large. */
export const ClaimRow = ({ claim, page }: { claim: OwnClaim; page: number }) => {
  const { id, code, usedDate, coupon } = claim;
  const state = claimState(claim);
  const { day, clock } = stampOf(usedDate);
  const conditions = minOrderText(coupon);
  return (
    <Link
      to={paths.myCoupons({ page, open: id })}
      state={FROM_LIST}
      preventScrollReset
      className={state === 'ready' ? styles.row : `${styles.row} ${styles.done}`}
    >
      <Row as="p" className={styles.vender}>
        {coupon.vender} <Tag tone={state !== 'ready' ? 'quiet' : undefined}>{STATE_TITLES[state]}</Tag>
      </Row>
      <p className={styles.discount}>{shortDiscount(coupon)}</p>
      <h2 className={styles.title}>{coupon.title}</h2>
      <Row as="p" className={styles.meta}>
        {state === 'used' ? (
          <time dateTime={isoDate(usedDate)}>
            {day} {clock.slice(0, 5)} 사용
          </time>
        ) : (
          <span>
            <Time date={coupon.endDate} short zone={TIME_ZONE} />
            까지
          </span>
        )}
        {conditions && <span>{conditions}</span>}
        <span className={styles.code}>{code}</span>
      </Row>
    </Link>
  );
};
