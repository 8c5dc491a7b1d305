import { failureText, statusOf } from '../failure.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './failed.module.css';
import { useSigninHref } from './use-signin-href.ts';

/** Whether a call failed because the session has ended. */
export const isSignedOut = (error: unknown): boolean => statusOf(error) === 401;

interface SignedOutProps {
  /** What signing in is good for, as a sentence. */
  text?: string;
}

/** The session has ended: signing in leads back to this page. */
export const SignedOut = ({ text = '안전을 위해 다시 로그인해 주세요.' }: SignedOutProps) => {
  const signin = useSigninHref();
  return (
    <Notice title="로그인이 끝났어요" live>
      <p>{text}</p>
      <p className={styles.ways}>
        <ButtonLink to={signin} tone="go">
          로그인
        </ButtonLink>
      </p>
    </Notice>
  );
};

interface FailedProps {
  error: Error;
  /** What could not be had, as a sentence. */
  title: string;
  /** What was fetched before is still shown. */
  stale?: boolean;
  onRetry: () => void;
}

/** Something could not be fetched, or not anew: why, and once more. */
export const Failed = ({ error, title, stale = false, onRetry }: FailedProps) => {
  if (isSignedOut(error)) return <SignedOut />;
  return (
    <Notice tone="warn" title={stale ? '최신 내용이 아닐 수 있어요' : title} live>
      <p>{stale ? `새로 불러오지 못했어요. ${failureText(error)}` : failureText(error)}</p>
      <p className={styles.ways}>
        <Button onClick={onRetry}>다시 시도</Button>
      </p>
    </Notice>
  );
};
