import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word or two on what something is. */
export const Tag = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) => (
  <span className={quiet ? `${styles.tag} ${styles.quiet}` : styles.tag}>{children}</span>
);
