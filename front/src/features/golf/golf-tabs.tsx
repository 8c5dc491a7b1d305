import { Link } from '../../ui/link.tsx';
import { golfPaths } from './golf-paths.ts';
import styles from './golf-tabs.module.css';
import { joinPaths } from './joins/join-paths.ts';

const TABS = [
  { name: 'courses', href: golfPaths.courses, title: '골프장' },
  { name: 'joins', href: joinPaths.joins, title: '조인' },
];

/** The two parts of golf: where one plays, and with whom. */
export const GolfTabs = ({ here }: { here: 'courses' | 'joins' }) => (
  <nav className={styles.tabs} aria-label="골프">
    {TABS.map(({ name, href, title }) => (
      <Link key={name} to={href} aria-current={name === here ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </nav>
);
