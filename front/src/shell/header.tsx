import { useLocation } from 'react-router-dom';
import { useReaderRegion } from '../lists/reader-region.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { AccountCorner } from './account-corner.tsx';
import styles from './header.module.css';
import { MenuLink, menu } from './navigation.tsx';

/** The head of every page: the brand, the menu of wide screens, the region of the reader, the account. */
export const Header = () => {
  const { pathname, search } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.brand} to={paths.home} aria-label="한카 홈">
          한카<span aria-hidden="true">.</span>
        </Link>
        <nav className={styles.menu} aria-label="주요 메뉴">
          {menu.map((entry) => (
            <MenuLink key={entry.href} entry={entry}>
              {entry.title}
            </MenuLink>
          ))}
        </nav>
        <Link className={`${styles.region} held-back`} to={paths.region} state={pathname + search}>
          {useReaderRegion()?.name ?? '지역'}
        </Link>
        <Link className="icon-button" to={paths.search} aria-label="검색">
          <Icon name="search" />
        </Link>
        <AccountCorner />
      </div>
    </header>
  );
};
