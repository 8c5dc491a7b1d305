import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  /** Of no weight, of a price that fell, or of what is over. */
  tone?: 'quiet' | 'cheaper' | 'done' | undefined;
  children: ReactNode;
}

/** A word or two on what something is. */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={tone ? `${styles.tag} ${styles[tone]}` : styles.tag}>{children}</span>
);
