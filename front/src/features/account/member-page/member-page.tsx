import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { showInRow } from '../../../ui/show-in-row.ts';
import { useUnread, useUnreadNotifications } from '../../conversations/unread-store.ts';
import styles from './member-page.module.css';

const tabs = [
  { href: paths.mypage, title: '내 정보' },
  { href: paths.saved, title: '저장한 매물' },
  { href: '/mypage/notifications', title: '받은 알림' },
  { href: '/mypage/alerts', title: '알림 설정' },
  { href: paths.messages, title: '문의' },
  { href: '/mypage/posts', title: '내 글' },
  { href: paths.myCoupons(), title: '내 쿠폰' },
  { href: paths.account, title: '내 계정' },
];

/** What lies below a tab belongs to it; but the addresses of all begin with the first one's. */
const isHere = (href: string, pathname: string): boolean =>
  href === pathname || (href !== paths.mypage && pathname.startsWith(`${href}/`));

interface MemberFrameProps {
  title: string;
  /** The one thing to do here, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the member area. The server's page is the same for everybody. */
export const MemberFrame = ({ title, action, children }: MemberFrameProps) => {
  const { pathname } = useLocation();
  const unread: Record<string, number> = {
    [paths.messages]: useUnread(),
    '/mypage/notifications': useUnreadNotifications(),
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={title} unlisted />
      <nav className={styles.tabs} aria-label="내 정보">
        {tabs.map(({ href, title: name }) => (
          <Link
            key={href}
            ref={isHere(href, pathname) ? showInRow : undefined}
            to={href}
            aria-current={isHere(href, pathname) ? 'page' : undefined}
          >
            {name}
            {(unread[href] ?? 0) > 0 && (
              <b className={styles.number}>
                {unread[href]}
                <span className="hidden-text">개 안 읽음</span>
              </b>
            )}
          </Link>
        ))}
      </nav>
      <div className={`page-head ${styles.head}`}>
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </div>
  );
};

interface MemberPartProps {
  title: string;
  /** In the shape of the content, until that is there. */
  skeleton: ReactNode;
  /** The content's code comes after the page. */
  fetchContent: () => Promise<ComponentType>;
}

/** A part of a page of the member area that is fetched by the browser. */
export const MemberPart = ({ title, skeleton, fetchContent }: MemberPartProps) => (
  <>
    <noscript>
      <p>이 내용을 보려면 브라우저 설정에서 자바스크립트를 켜 주세요.</p>
    </noscript>
    <div className="scripted">
      <LazyPart
        fetchCode={fetchContent}
        failure={`${title} 페이지의 내용을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.`}
        waiting={skeleton}
      >
        {(Content) => <Content />}
      </LazyPart>
    </div>
  </>
);

/** A page of the member area whose content is fetched by the browser. */
export const MemberPage = ({ action, ...part }: MemberPartProps & Pick<MemberFrameProps, 'action'>) => (
  <MemberFrame title={part.title} action={action}>
    <MemberPart {...part} />
  </MemberFrame>
);
