import { Stack } from '../../../ui/layout.tsx';
import styles from './form-skeleton.module.css';

/** The shape of the form while it is on its way, at least as high as the screen, so that nothing below it is seen to move. */
export const FormSkeleton = () => (
  <div role="status" className={styles.skeleton}>
    <span className="hidden-text">매물 작성 양식을 불러오는 중이에요</span>
    <div className={`breathing ${styles.steps}`} />
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Stack key={row} className={styles.row}>
        <span className="breathing" />
        <span className="breathing" />
      </Stack>
    ))}
  </div>
);
