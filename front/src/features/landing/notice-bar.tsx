import { useRef, useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { dismissedNotice } from '../notices/dismissed-notice.ts';
import type { PinnedNotice } from '../notices/reads.ts';
import styles from './notice-bar.module.css';

const onServer = () => undefined;

/** The pinned notice in a line that can be put away. Its frame stays, so that nothing moves when it goes. */
export const NoticeBar = ({ notice: { key, title, where } }: { notice: PinnedNotice }) => {
  const frame = useRef<HTMLDivElement>(null);
  const dismissed = useSyncExternalStore<string | null | undefined>(
    dismissedNotice.subscribe,
    dismissedNotice.key,
    onServer,
  );
  const dismiss = () => {
    dismissedNotice.dismiss(key);
    // The button that had it is gone.
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {dismissed !== key && (
        <aside className={dismissed === undefined ? `${styles.bar} held-back` : styles.bar} aria-label="공지">
          <Link to={paths.notices}>
            <Tag>공지</Tag>
            <span className={styles.title}>
              {where && `[${where}] `}
              {title}
            </span>
          </Link>
          <button
            type="button"
            className={`scripted icon-button ${styles.close}`}
            aria-label="공지 닫기"
            onClick={dismiss}
          >
            <Icon name="close" size={18} />
          </button>
        </aside>
      )}
    </div>
  );
};
