import type { Refusal } from '../ui/form/refusal.ts';
import { RefusalNotice } from '../ui/form/refusal-notice.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './refused.module.css';
import { useUserId } from './session.tsx';
import { useSigninHref } from './use-signin-href.ts';

/** Why something was not sent; where the session has ended, also the way back in. */
export const Refused = ({ refusal }: { refusal: Refusal | null }) => {
  const userId = useUserId();
  const signin = useSigninHref();
  if (!refusal) return null;
  if (userId) return <RefusalNotice refusal={refusal} />;
  return (
    <Notice tone="warn" title="로그인이 끝났어요" live>
      <p>쓴 내용은 그대로 있어요. 다시 로그인하고 보내 주세요.</p>
      <Link className={styles.again} to={signin}>
        다시 로그인하기
      </Link>
    </Notice>
  );
};
