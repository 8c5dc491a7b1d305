import { gradeTitle } from '@hanca/common/coupons.ts';
import styles from './claim-box.module.css';

interface GradeNoteProps {
  /** The grade from which on the coupon is had. */
  needed: number;
  /** That of who is signed in; undefined while it is not known. */
  own: number | undefined;
}

/** From which grade on a coupon is had, and what the member's is. */
export const GradeNote = ({ needed, own }: GradeNoteProps) => (
  <p className={styles.grade}>
    {gradeTitle(needed)} 등급부터 받을 수 있어요.
    {own !== undefined && ` 내 등급: ${gradeTitle(own) ?? '없음'}`}
  </p>
);
