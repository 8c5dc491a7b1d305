import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { AccountCorner } from './account-corner.tsx';
import styles from './header.module.css';
import { isHere, menu } from './navigation.ts';

/** The head of every page: the brand, the menu of wide screens, the account. */
export const Header = () => {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.brand} to={paths.home} aria-label="한카 홈">
          한카<span aria-hidden="true">.</span>
        </Link>
        <nav className={styles.menu} aria-label="주요 메뉴">
          {menu.map((entry) => (
            <Link
              key={entry.href}
              to={entry.href}
              aria-current={isHere(entry, pathname) ? 'page' : undefined}
            >
              {entry.title}
            </Link>
          ))}
        </nav>
        <AccountCorner />
      </div>
    </header>
  );
};
