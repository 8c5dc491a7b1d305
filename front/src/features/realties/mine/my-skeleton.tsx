import { Stack } from '../../../ui/layout.tsx';
import styles from './my-cards.module.css';

/** Quiet panels in the shape of the cards. */
export const MySkeleton = () => (
  <div role="status">
    <span className="hidden-text">내 매물을 불러오는 중이에요</span>
    <Stack className={styles.cards} aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className={`breathing ${styles.card}`}>
          <div className={styles.photo} />
          <div className={styles.body}>
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
          </div>
        </div>
      ))}
    </Stack>
  </div>
);
