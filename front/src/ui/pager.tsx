import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { PAGED } from './paged.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  /** How many there are in all. */
  count: number;
  /** How many a page shows. */
  size: number;
  hrefOf: (page: number) => string;
}

/** Pages to link to: the first, the last, those around this one; null for a gap. */
export const pageNumbers = (page: number, last: number): (number | null)[] => {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? 0;
    if (n - before > 2) return [null, n];
    return n - before === 2 ? [n - 1, n] : [n];
  });
};

/** Links to the pages of a list; nothing where there is one page only. */
export const Pager = ({ page, count, size, hrefOf }: PagerProps) => {
  const last = Math.max(1, Math.ceil(count / size));
  if (last === 1) return null;
  const step = (to: number, label: string, icon: 'left' | 'right') =>
    to >= 1 && to <= last ? (
      <Link
        to={hrefOf(to)}
        state={PAGED}
        className={styles.page}
        aria-label={label}
        rel={icon === 'left' ? 'prev' : 'next'}
      >
        <Icon name={icon} size={20} />
      </Link>
    ) : (
      <span className={`${styles.page} ${styles.off}`}>
        <Icon name={icon} size={20} />
      </span>
    );
  return (
    <nav className={styles.pager} aria-label="페이지">
      {step(page - 1, '이전 페이지', 'left')}
      {pageNumbers(page, last).map((n, i, all) =>
        n === null ? (
          <span key={`after ${all[i - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={n}
            to={hrefOf(n)}
            state={PAGED}
            className={styles.page}
            aria-current={n === page ? 'page' : undefined}
          >
            {n}
            <span className="hidden-text">페이지</span>
          </Link>
        ),
      )}
      {step(page + 1, '다음 페이지', 'right')}
    </nav>
  );
};
