import { money } from '@hanca/common/money.ts';
import styles from './price.module.css';

/** What a month in it costs: '$2,350 /월'. */
export const Price = ({ price }: { price: number }) => (
  <strong className={styles.price}>
    {money(price)} <small>/월</small>
  </strong>
);
