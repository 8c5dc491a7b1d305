import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** What it shows: with an empty list the section is not rendered. */
  items?: readonly unknown[];
  id: string;
  title: string;
  lead: string;
  /** Where all of it is. */
  more?: { href: string; title?: string };
  children: ReactNode;
}

/** One service with its real content. */
export const Section = ({ items, id, title, lead, more, children }: SectionProps) =>
  items?.length !== 0 && (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        {more && (
          <Link to={more.href} className={styles.more}>
            {more.title ?? '모두 보기'}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
