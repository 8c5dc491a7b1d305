import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/classes.css';
import '../theme/layout.css';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { toastStore } from '../ui/toasts.ts';
import { useCode } from '../ui/use-code.ts';
import { ABOVE_PAGE } from './above-page.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';
import styles from './shell.module.css';
import { ThumbBar } from './thumb-bar.tsx';
import { useArrival } from './use-arrival.ts';

const MAIN = 'main';

const fetchLater = async () => (await import('./later.tsx')).Later;

/** Where toasts and numbers are shown. Its code comes after the page's; where it could not be fetched, the next toast tries again. */
const LaterSlot = () => {
  const { Code: Later, failed, load } = useCode(fetchLater, true);
  useEffect(() => (failed ? toastStore.subscribe(load) : undefined), [failed, load]);
  return Later && <Later />;
};

/** Header, page, footer. */
export const Shell = () => {
  const arrival = useArrival();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        본문으로 가기
      </a>
      <Progress arrival={arrival} />
      <Header />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <div id={ABOVE_PAGE} />
        <Outlet />
      </main>
      <Footer />
      <ThumbBar />
      <LaterSlot />
      <ScrollRestoration />
    </>
  );
};
