import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyProps {
  icon: IconName;
  title: string;
  text: string;
  /** The one thing to do next. */
  children?: ReactNode;
}

/** A list without anything in it: what it is and how to go on. */
export const Empty = ({ icon, title, text, children }: EmptyProps) => (
  <div className={styles.empty}>
    <Icon name={icon} size={34} />
    <p className={styles.title}>{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
