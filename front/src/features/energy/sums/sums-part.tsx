import { CrossingSum } from './crossing.tsx';
import { DetourSum } from './detour.tsx';
import type { Data } from './loader.ts';
import styles from './page.module.css';

/** Both sums, beginning with what is known. */
export const SumsPart = ({ data: { rate, crossings, average } }: { data: Data }) => {
  const cents = average?.cents ?? '';
  return (
    <div className={styles.sums}>
      <DetourSum cents={cents} />
      <CrossingSum rate={rate} crossings={crossings} cents={cents} />
    </div>
  );
};
