import type { ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './draw-row.module.css';

interface DrawRowProps {
  kind: string;
  /** Beside its kind. */
  name: ReactNode;
  /** The score or wage that was enough. */
  least: string | number;
  invited: string;
  /** From data that may be out of date. */
  stale?: boolean;
  /** More of it, in paragraphs. */
  children: ReactNode;
}

/** A draw in a list: what it was, and beside it the least that was invited and how many. */
export const DrawRow = ({ kind, name, least, invited, stale = false, children }: DrawRowProps) => (
  <li className={stale ? `${styles.draw} ${styles.stale}` : styles.draw}>
    <div>
      <Row as="p">
        <Tag tone="quiet">{kind}</Tag>
        {name}
      </Row>
      {children}
    </div>
    <p className={styles.figures}>
      <strong>{least}</strong>
      <span>{invited}</span>
    </p>
  </li>
);
