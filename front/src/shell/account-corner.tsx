import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useUserName } from '../session/session.tsx';
import { Link } from '../ui/link.tsx';
import { useCode } from '../ui/use-code.ts';
import styles from './header.module.css';

const fetchMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** Where to come back to after signing in; from the account pages themselves nowhere. */
const originOf = (pathname: string, search: string): string | undefined =>
  pathname === '/' || pathname.startsWith('/account/') ? undefined : `${pathname}${search}`;

/** The circle with the first letter of who is signed in: until the menu is there, and without it, it leads to their page. */
const Avatar = ({ name }: { name: string }) => {
  const { Code: AccountMenu } = useCode(fetchMenu, true);
  const letter = ([...name.trim()][0] ?? '?').toUpperCase();
  return AccountMenu ? (
    <AccountMenu name={name} letter={letter} />
  ) : (
    <Link to={paths.mypage} className={`letter ${styles.avatar}`} aria-label={`${name} 내 정보`}>
      {letter}
    </Link>
  );
};

/** The sign-in link, or who is signed in. */
export const AccountCorner = () => {
  const name = useUserName();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.corner}>
      {name ? (
        <Avatar name={name} />
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
