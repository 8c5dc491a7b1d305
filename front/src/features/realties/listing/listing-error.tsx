import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { useUserId } from '../../../session/session.tsx';
import styles from '../../../shell/error-page.module.css';
import { Head } from '../../../ui/head.tsx';

/**
 * Around the error page of a listing. The server renders as nobody: of one that is not there for everybody, the browser
 * fetches it once more for who is signed in, as owner and staff may see it.
 */
export const ListingError = ({ children }: { children: ReactNode }) => {
  const error = useRouteError();
  const userId = useUserId();
  const { revalidate } = useRevalidator();
  // Only while the browser takes over a page is it not known who is here.
  const [fromServer] = useState(userId === undefined);
  const [answered, setAnswered] = useState(false);
  const missing = fromServer && isRouteErrorResponse(error) && error.status === 404;
  const checking = missing && !answered && userId;
  useEffect(() => {
    // With the router's own update, so that nothing is shown between them.
    if (checking) void revalidate().finally(() => startTransition(() => setAnswered(true)));
  }, [checking, revalidate]);
  return checking ? (
    <div role="status" className={`wrap ${styles.page}`}>
      <Head title="매물 확인" unlisted />
      <h1>매물을 확인하는 중이에요</h1>
    </div>
  ) : (
    <div className={missing && userId === undefined ? 'held-back' : undefined}>{children}</div>
  );
};
