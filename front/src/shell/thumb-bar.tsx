import { Icon } from '../ui/icon.tsx';
import { MenuLink, thumbs } from './navigation.tsx';
import styles from './thumb-bar.module.css';

/** The menu of phones, within reach of the thumb. */
export const ThumbBar = () => (
  <nav className={styles.bar} aria-label="바로가기">
    {thumbs.map((entry) => (
      <MenuLink key={entry.href} entry={entry}>
        <Icon name={entry.icon} size={23} />
        {entry.title}
      </MenuLink>
    ))}
  </nav>
);
