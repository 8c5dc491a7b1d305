import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/classes.css';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';
import styles from './shell.module.css';
import { ThumbBar } from './thumb-bar.tsx';

const MAIN = 'main';

/** After going to another page the reading goes on at its heading, as after a full load. */
const useHeadingFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
};

/** Header, page, footer. */
export const Shell = () => {
  useHeadingFocus();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        본문으로 가기
      </a>
      <Progress />
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
