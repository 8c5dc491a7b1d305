import { Link } from '../ui/link.tsx';
import type { Filter, List } from './list-address.ts';
import styles from './list-orders.module.css';

interface ListOrdersProps {
  list: Pick<List<string>, 'href'>;
  filter: Filter<string>;
  /** '' is the order that goes without saying. */
  orders: readonly { value: string; title: string }[];
}

/** The orders of a list as links. */
export const ListOrders = ({ list, filter: { sort = '', ...others }, orders }: ListOrdersProps) => (
  <nav aria-label="정렬" className={styles.orders}>
    {orders.map(({ value, title }) => (
      <Link
        key={value}
        to={list.href({ ...others, sort: value }, 1)}
        aria-current={sort === value ? 'true' : undefined}
      >
        {title}
      </Link>
    ))}
  </nav>
);
