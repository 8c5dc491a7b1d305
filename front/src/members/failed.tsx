import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { failureText } from '../realties/failure-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './failed.module.css';

/** Whether a call failed because the session has ended. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 401;

/** The session has ended: signing in leads back to this page. */
export const SignedOut = () => {
  const { pathname, search } = useLocation();
  return (
    <Notice title="로그인이 끝났어요" live>
      <p>안전을 위해 다시 로그인해 주세요.</p>
      <p className={styles.ways}>
        <ButtonLink to={paths.signin(`${pathname}${search}`)} tone="go">
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
  onRetry: () => void;
}

/** Something could not be fetched: why, and once more. */
export const Failed = ({ error, title, onRetry }: FailedProps) => {
  if (isSignedOut(error)) return <SignedOut />;
  return (
    <Notice tone="warn" title={title} live>
      <p>{failureText(error)}</p>
      <p className={styles.ways}>
        <Button onClick={onRetry}>다시 시도</Button>
      </p>
    </Notice>
  );
};
