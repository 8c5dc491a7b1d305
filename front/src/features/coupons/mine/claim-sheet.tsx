import type { OwnClaim } from '@hanca/common/contract/coupons.ts';
import { isoDate, TIME_ZONE } from '@hanca/common/dates.ts';
import { useState } from 'react';
import { failureText } from '../../../failure.ts';
import { isSignedOut, SignedOut } from '../../../session/failed.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import { capText, minOrderText, shortDiscount } from '../coupon-facts.ts';
import styles from './claim-sheet.module.css';
import { claimState, stampOf } from './claim-state.ts';
import { useAtShop } from './use-at-shop.ts';
import { UseDialog } from './use-dialog.tsx';

interface ClaimSheetProps {
  claim: OwnClaim;
  member: number;
  onClose: () => void;
}

/** A coupon as the shop sees it: large, with the staff's button under the thumb. */
export const ClaimSheet = ({ claim, member, onClose }: ClaimSheetProps) => {
  const { code, usedDate, coupon } = claim;
  const [confirming, setConfirming] = useState(false);
  const [stamped, setStamped] = useState(false);
  const { use, using, error } = useAtShop(member, claim, () => {
    setConfirming(false);
    setStamped(true);
  });
  const state = claimState(claim);
  const { day, clock } = stampOf(usedDate);
  const conditions = [minOrderText(coupon), capText(coupon)].filter(Boolean).join(' · ');
  return (
    <>
      <Dialog title={coupon.vender} onClose={onClose}>
        <p className={styles.discount}>{shortDiscount(coupon)}</p>
        <p className={styles.title}>{coupon.title}</p>
        {conditions && <p className={styles.conditions}>{conditions}</p>}
        <p className={state === 'ready' ? styles.code : `${styles.code} ${styles.done}`}>
          <span className="hidden-text">쿠폰 코드</span>
          {code}
        </p>
        {error && state !== 'used' && (
          <div className={styles.failure}>
            {isSignedOut(error) ? (
              <SignedOut />
            ) : (
              <Notice tone="warn" title="사용하지 못했어요" live>
                {failureText(error)}
              </Notice>
            )}
          </div>
        )}
        {state === 'used' && (
          // The button that had the focus is gone.
          <div ref={stamped ? focusOn : undefined} tabIndex={-1} role="status" className={styles.stamp}>
            <strong>사용 완료</strong>
            <time dateTime={isoDate(usedDate)}>
              <b>{clock}</b> {day}
            </time>
          </div>
        )}
        {state === 'over' && <p className={styles.over}>기간이 지나서 사용할 수 없어요.</p>}
        {state === 'ready' && (
          <>
            <p className={styles.until}>
              <Time date={coupon.endDate} zone={TIME_ZONE} />
              까지 쓸 수 있어요. 버튼은 매장 직원이 눌러요.
            </p>
            <button type="button" className={styles.use} onClick={() => setConfirming(true)}>
              {coupon.useLabel}
            </button>
          </>
        )}
      </Dialog>
      {confirming && (
        <UseDialog title={coupon.title} using={using} onUse={use} onClose={() => setConfirming(false)} />
      )}
    </>
  );
};
