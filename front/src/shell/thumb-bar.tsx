import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { isHere, thumbs } from './navigation.ts';
import styles from './thumb-bar.module.css';

/** The menu of phones, within reach of the thumb. */
export const ThumbBar = () => {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="바로가기">
      {thumbs.map((entry) => (
        <Link key={entry.href} to={entry.href} aria-current={isHere(entry, pathname) ? 'page' : undefined}>
          <Icon name={entry.icon} size={23} />
          {entry.title}
        </Link>
      ))}
    </nav>
  );
};
