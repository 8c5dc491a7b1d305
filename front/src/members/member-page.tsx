import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Head } from '../ui/head.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './member-page.module.css';

const tabs = [
  { href: paths.mypage, title: '내 매물' },
  { href: paths.saved, title: '저장한 매물' },
  { href: paths.messages, title: '문의' },
  { href: paths.myCoupons(), title: '내 쿠폰' },
  { href: paths.account, title: '내 계정' },
];

interface MemberPageProps {
  title: string;
  /** The one thing to do here, beside the title. */
  action?: ReactNode;
  /** In the shape of the content, until that is there. */
  skeleton: ReactNode;
  /** Lazy: its code comes after the page. */
  children: ReactNode;
}

/** The frame of the member area. Its content is fetched by the browser: the server's page is the same for everybody. */
export const MemberPage = ({ title, action, skeleton, children }: MemberPageProps) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={title} unlisted />
      <nav className={styles.tabs} aria-label="내 정보">
        {tabs.map(({ href, title: name }) => (
          <Link key={href} to={href} aria-current={href === pathname ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className={`page-head ${styles.head}`}>
        <h1>{title}</h1>
        {action}
      </div>
      <noscript>
        <p>이 페이지를 보려면 브라우저 설정에서 자바스크립트를 켜 주세요.</p>
      </noscript>
      <div className="scripted">
        {hydrated ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
      </div>
    </div>
  );
};
