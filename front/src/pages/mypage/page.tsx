import { lazy, Suspense } from 'react';
import { Head } from '../../ui/head.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './page.module.css';

const Account = lazy(async () => ({ default: (await import('./account.tsx')).Account }));

const onItsWay = <SkeletonRows rows={1} label="내 정보를 불러오는 중이에요" />;

/** The member's own page. What it shows is fetched by the browser: the server's page is the same for everybody. */
export const Component = () => {
  const hydrated = useHydrated();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head title="내 정보" unlisted />
      <h1>내 정보</h1>
      <noscript>
        <p>내 정보를 보려면 브라우저 설정에서 자바스크립트를 켜 주세요.</p>
      </noscript>
      <div className="scripted">
        {hydrated ? (
          <Suspense fallback={onItsWay}>
            <Account />
          </Suspense>
        ) : (
          onItsWay
        )}
      </div>
    </div>
  );
};
