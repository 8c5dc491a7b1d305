import type { Overview as Counts } from '@hanca/common/contract/overview.ts';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCode } from '../../ui/use-code.ts';
import { useUnread } from '../conversations/unread-store.ts';
import { type Entry, entries } from './entries.ts';
import styles from './overview.module.css';

const fetchCounter = async () => (await import('./counter.tsx')).Counter;

const Tile = ({ entry, counts }: { entry: Entry; counts: Counts | undefined }) => {
  const { href, title, icon, hint, textOf, newsOf } = entry;
  const text = counts && textOf(counts);
  const news = counts && newsOf?.(counts);
  return (
    <li>
      <Link to={href} className={styles.tile}>
        <Icon name={icon} size={24} />
        <span className={styles.title}>{title}</span>
        <span className={text ? styles.count : styles.hint}>{text || hint}</span>
        {news && <b className={styles.news}>{news}</b>}
      </Link>
    </li>
  );
};

/** Ways to everything of a member. Without scripts, and until the numbers are there, they say what each is for. */
export const Overview = () => {
  const { Code: Counter } = useCode(fetchCounter, true);
  const [counts, setCounts] = useState<Counts>();
  // The header's number is fetched again and again: both say the same.
  const unread = useUnread();
  const current = counts && { ...counts, unread };
  return (
    <>
      {Counter && <Counter onCount={setCounts} />}
      {counts && counts.decisions > 0 && (
        <div className={styles.decisions}>
          <Notice>
            <p>
              운영진의 조치가 {counts.decisions}건 있어요.{' '}
              <Link to="/mypage/decisions">이유 보고 답하기</Link>
            </p>
          </Notice>
        </div>
      )}
      <ul className={styles.tiles} aria-label="한눈에 보기">
        {entries.map((entry) => (
          <Tile key={entry.href} entry={entry} counts={current} />
        ))}
      </ul>
    </>
  );
};
