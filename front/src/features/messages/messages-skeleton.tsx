import { Stack } from '../../ui/layout.tsx';
import styles from './page.module.css';

/** Quiet panels in the shape of messages. */
export const MessagesSkeleton = () => (
  <div role="status">
    <span className="hidden-text">메시지를 불러오는 중이에요</span>
    <Stack className={styles.messages} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={`breathing ${styles.message} ${styles.waiting}`}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </Stack>
  </div>
);
