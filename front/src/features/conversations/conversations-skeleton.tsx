import { Stack } from '../../ui/layout.tsx';
import styles from './page.module.css';

/** Quiet panels in the shape of conversations. */
export const ConversationsSkeleton = () => (
  <div role="status">
    <span className="hidden-text">문의를 불러오는 중이에요</span>
    <Stack className={styles.conversations} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={`breathing ${styles.waiting}`}>
          <span />
          <span />
        </div>
      ))}
    </Stack>
  </div>
);
