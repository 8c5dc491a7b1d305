import { Link } from '../../ui/link.tsx';
import type { LiveItem } from './live.ts';
import styles from './live-strip.module.css';

interface LiveProps {
  items: readonly LiveItem[];
}

/** What the services say just now, each leading there; nothing where none has anything fresh to say. */
export const LiveStrip = ({ items }: LiveProps) =>
  items.length > 0 && (
    <section className={styles.live} aria-labelledby="live">
      <h2 id="live">지금</h2>
      <ul>
        {items.map(({ href, title, text, note }) => (
          <li key={href}>
            <Link to={href}>
              <span className={styles.title}>{title}</span>
              <strong className={styles.text}>{text}</strong>
              <span className={styles.note}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
