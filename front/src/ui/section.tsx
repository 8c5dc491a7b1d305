import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';
import styles from './section.module.css';

/** A part of a page under a heading of its own. In: the id of the heading, by which it can be linked. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Stack as="section" className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </Stack>
);
