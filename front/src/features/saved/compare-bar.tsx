import { COMPARED_MAX, COMPARED_MIN } from '@hanca/common/saved.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './compare-bar.module.css';

const hintOf = (count: number): string => {
  if (count < COMPARED_MIN) return '한 곳 더 골라 주세요';
  return count < COMPARED_MAX ? `${COMPARED_MAX}곳까지 고를 수 있어요` : '모두 골랐어요';
};

/** How many homes are chosen, and the way to where they are compared. */
export const CompareBar = ({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) => (
  <div className={styles.bar}>
    <p role="status">
      <strong>{ids.length}곳 골랐어요</strong>
      <span>{hintOf(ids.length)}</span>
    </p>
    <Button onClick={onClear}>취소</Button>
    {ids.length >= COMPARED_MIN && (
      <ButtonLink to={paths.comparison(ids)} tone="go">
        비교하기
      </ButtonLink>
    )}
  </div>
);
