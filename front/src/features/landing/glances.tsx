import { Link } from '../../ui/link.tsx';
import type { Glance } from '../province-facts/words.ts';
import styles from './glances.module.css';

/** Some things at a glance, each leading to its page. */
export const Glances = ({ items }: { items: readonly Glance[] }) => (
  <ul className={styles.glances}>
    {items.map(({ href, title, text, note, none }) => (
      <li key={href}>
        <Link to={href}>
          <span className={styles.title}>{title}</span>
          <strong className={none ? styles.none : styles.text}>{text}</strong>
          <span className={styles.note}>{note}</span>
        </Link>
      </li>
    ))}
  </ul>
);
