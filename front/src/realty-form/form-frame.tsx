import { lazy, Suspense } from 'react';
import { Head } from '../ui/head.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './form-frame.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import type { Purpose } from './start.ts';

const FormPage = lazy(async () => ({ default: (await import('./form-page.tsx')).FormPage }));

interface FormFrameProps {
  title: string;
  lead: string;
  purpose: Purpose;
}

/** What the server sends of the form: everything in it is the member's, and fetched by the browser. */
export const FormFrame = ({ title, lead, purpose }: FormFrameProps) => {
  const hydrated = useHydrated();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head title={title} unlisted />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <noscript>
        <p className={styles.noscript}>
          매물을 올리려면 자바스크립트가 필요해요. 브라우저 설정에서 자바스크립트를 켜고 이 페이지를 새로 고쳐
          주세요.
        </p>
      </noscript>
      <div className="scripted">
        {hydrated ? (
          <Suspense fallback={<FormSkeleton />}>
            <FormPage purpose={purpose} />
          </Suspense>
        ) : (
          <FormSkeleton />
        )}
      </div>
    </div>
  );
};
