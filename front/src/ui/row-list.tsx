import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** Things one below the other between lines: an icon, what it is in a `div`, whose first paragraph names it, and what can be done. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;
