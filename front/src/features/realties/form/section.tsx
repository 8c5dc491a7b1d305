import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of the form under its heading; no landmark, of which eight would be in the way. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    <div className={styles.grid}>{children}</div>
  </section>
);
