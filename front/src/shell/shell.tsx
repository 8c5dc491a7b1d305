import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/classes.css';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';
import styles from './shell.module.css';
import { ThumbBar } from './thumb-bar.tsx';
import { useArrival } from './use-arrival.ts';

const MAIN = 'main';

/** Header, page, footer. */
export const Shell = () => {
  const told = useArrival();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        본문으로 가기
      </a>
      <Progress told={told} />
      <Header />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ThumbBar />
      <ScrollRestoration />
    </>
  );
};
