import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { ENDED, ISSUING, USED_UP } from '@hanca/common/coupons.ts';
import { longDate } from '@hanca/common/dates.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { isSignedOut, SignedOut } from '../../../session/failed.tsx';
import { MemberButton } from '../../../session/member-button.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './claim-box.module.css';
import { GradeNote } from './grade-note.tsx';
import { useClaim } from './use-claim.ts';
import { useLevel } from './use-level.ts';

/** Why a coupon cannot be had now; '' where it can. */
const whyNot = ({ status, totalQuantity, startDate }: Coupon): string => {
  if (status === ISSUING) return '';
  if (status === ENDED) return '사용 기간이 끝난 쿠폰이에요.';
  if (status === USED_UP) return '준비한 쿠폰이 모두 나갔어요.';
  const coming = totalQuantity > 0 && longDate(startDate);
  return coming ? `${coming}부터 받을 수 있어요.` : '아직 받을 수 없어요. 곧 시작할게요.';
};

interface ClaimBoxProps {
  coupon: Coupon;
  /** Gets the coupon again when some of it were taken. */
  onChanged: (coupon: Coupon) => void;
}

/** Gives a member one of a coupon; nobody is led to signing in and back. */
export const ClaimBox = ({ coupon, onChanged }: ClaimBoxProps) => {
  const { own, claimed, error, claiming, claim } = useClaim(coupon, onChanged);
  const [newest] = own;
  const reason = whyNot(coupon);
  const more = !reason && own.length < coupon.perMember;
  const level = useLevel(coupon.userLevel > 0);
  const isBelow = level !== undefined && level < coupon.userLevel;
  return (
    <Stack className={styles.box}>
      {newest && (
        <Stack className={styles.own}>
          <p role="status">
            <strong>{claimed ? '쿠폰을 받았어요' : '받은 쿠폰이에요'}</strong>
            계산할 때 내 쿠폰을 열어 직원에게 보여 주세요.
          </p>
          <ButtonLink
            wide
            tone={more ? 'plain' : 'go'}
            ref={claimed ? focusOn : undefined}
            to={paths.myCoupons({ open: newest.id })}
          >
            내 쿠폰에서 열기
          </ButtonLink>
        </Stack>
      )}
      {more && coupon.userLevel > 0 && <GradeNote needed={coupon.userLevel} own={level} />}
      {more && !isBelow && (
        <MemberButton
          intent={`claim-${coupon.id}`}
          wide
          tone="go"
          busy={claiming}
          onClick={() => void claim()}
        >
          {claiming ? '받는 중…' : coupon.issueLabel}
        </MemberButton>
      )}
      {reason && !newest && <p className={styles.reason}>{reason}</p>}
      {error && isSignedOut(error) && <SignedOut />}
      {error && !isSignedOut(error) && (
        <Notice tone="warn" title="쿠폰을 받지 못했어요" live>
          {failureText(error)}
        </Notice>
      )}
    </Stack>
  );
};
