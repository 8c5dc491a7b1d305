import type { SearchItem } from '@hanca/common/contract/search.ts';
import type { SearchKind } from '@hanca/common/search.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Time } from '../../ui/time.tsx';
import { Marked } from './marked.tsx';
import styles from './results.module.css';

const icons: Record<SearchKind, IconName> = {
  realties: 'key',
  posts: 'post',
  jobs: 'job',
  flyerItems: 'flyer',
  coupons: 'coupon',
};

interface ResultsProps {
  items: readonly SearchItem[];
  /** What was searched for. */
  marks: readonly string[];
  /** What the titles are under the heading above them. */
  level: 'h2' | 'h3';
}

/** What was found, of one kind. */
export const Results = ({ items, marks, level: Title }: ResultsProps) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <li key={`${item.href} ${item.id}`}>
        <Link to={item.href} className={styles.item}>
          <div className={styles.words}>
            <Title className={styles.title}>
              <Marked text={item.title} marks={marks} />
            </Title>
            <p className={styles.excerpt}>
              <Marked text={item.excerpt} marks={marks} />
            </p>
            <p className={styles.meta}>
              <span>{item.about}</span>
              <Time date={item.date} short />
            </p>
          </div>
          {item.image && (
            <div className={styles.thumb}>
              <Picture path={item.image} icon={icons[item.kind]} size={30} />
            </div>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
