import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './page.module.css';

export interface Ended {
  how: 'approved' | 'refused' | 'over';
  /** What the API says of a code that is over. */
  detail?: string;
}

/** The request is answered, or cannot be any more. */
export const End = ({ how, detail }: Ended) => (
  <>
    {how === 'approved' && (
      <Notice title="승인했어요" live>
        <p>다른 화면이 곧 로그인돼요. 그대로라면 그 화면에서 새 코드를 받아 다시 찍어 주세요.</p>
        <p className={styles.onward}>
          내가 한 로그인이 아니라면 <Link to={paths.account}>로그인한 기기</Link>에서 바로 로그아웃해 주세요.
        </p>
      </Notice>
    )}
    {how === 'refused' && (
      <Notice title="거절했어요" live>
        그 화면은 로그인되지 않아요.
      </Notice>
    )}
    {how === 'over' && (
      <Notice tone="warn" title="승인할 수 없어요" live>
        {detail}
      </Notice>
    )}
    <ButtonLink ref={focusOn} to={paths.mypage} wide>
      내 정보로 가기
    </ButtonLink>
  </>
);
