import { paths } from '../../../paths.ts';
import { useUserId } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { verifiedText } from './banner-verified.tsx';
import styles from './page.module.css';

/** Where to go from here. */
const WayOn = () => {
  const userId = useUserId();
  return userId ? (
    <ButtonLink ref={focusOn} to={paths.mypage} tone="go" wide>
      내 정보로 가기
    </ButtonLink>
  ) : (
    <ButtonLink ref={focusOn} to={paths.signin(paths.account)} tone="go" wide>
      로그인
    </ButtonLink>
  );
};

/** The address is verified by a new password, which signs in from now on. */
export const Claimed = () => (
  <div className={styles.outcome}>
    <Notice title="이메일을 인증했어요" live>
      모든 기기에서 로그아웃됐어요. 새 비밀번호로 로그인해 주세요.
    </Notice>
    <ButtonLink ref={focusOn} to={paths.emailSignin()} tone="go" wide>
      로그인
    </ButtonLink>
  </div>
);

/** The address is verified, just now or since an earlier press. */
export const Verified = ({ before }: { before: boolean }) => (
  <div className={styles.outcome}>
    <Notice title={before ? '이미 인증한 이메일이에요' : '이메일을 인증했어요'} live>
      {before ? '다시 인증하지 않아도 돼요.' : verifiedText}
    </Notice>
    <WayOn />
  </div>
);
