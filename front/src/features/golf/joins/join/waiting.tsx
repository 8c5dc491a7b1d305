import styles from './page.module.css';

/** Where a member's own part comes, as high as the button that is there for nobody. */
export const Waiting = () => (
  <p role="status" className={styles.waiting}>
    내 신청을 불러오는 중이에요
  </p>
);
