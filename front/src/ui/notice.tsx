import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'warn';
  title?: string;
  /** Read out when it appears: for what just happened. */
  live?: boolean;
  children: ReactNode;
}

/** A framed remark; with `warn` a warning. */
export const Notice = ({ tone = 'info', title, live = false, children }: NoticeProps) => (
  <div
    className={tone === 'warn' ? `${styles.notice} ${styles.warn}` : styles.notice}
    role={live ? 'alert' : undefined}
  >
    {tone === 'warn' && <Icon name="warn" size={20} />}
    <div>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  </div>
);
