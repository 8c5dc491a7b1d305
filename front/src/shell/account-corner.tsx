import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useUserName } from '../session/use-user-name.ts';
import { Link } from '../ui/link.tsx';
import styles from './header.module.css';

const MENU = 'account-menu';

/** Where to come back to after signing in; from the account pages themselves nowhere. */
const originOf = (pathname: string, search: string): string | undefined =>
  pathname === '/' || pathname.startsWith('/account/') ? undefined : `${pathname}${search}`;

const AccountMenu = ({ name }: { name: string }) => {
  const menu = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();
  const close = () => menu.current?.hidePopover();
  const letter = ([...name.trim()][0] ?? '?').toLocaleUpperCase('ko');
  return (
    <>
      <button
        type="button"
        className={`letter ${styles.avatar}`}
        popoverTarget={MENU}
        aria-label={`${name} 계정 메뉴`}
      >
        {letter}
      </button>
      <div ref={menu} id={MENU} popover="auto" className={styles.dropdown}>
        <p>{name}</p>
        <Link to={paths.mypage} onClick={close}>
          내 정보
        </Link>
        <button
          type="button"
          onClick={() => {
            close();
            void signOut();
          }}
        >
          로그아웃
        </button>
      </div>
    </>
  );
};

/** The sign-in link, or the circle with the first letter of who is signed in. */
export const AccountCorner = () => {
  const name = useUserName();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.corner}>
      {name ? (
        <AccountMenu name={name} />
      ) : (
        <Link
          className={name === undefined ? `${styles.signin} held-back` : styles.signin}
          // From the server without a way back: its page is the same for every address.
          to={paths.signin(name === null ? originOf(pathname, search) : '')}
        >
          로그인
        </Link>
      )}
    </div>
  );
};
