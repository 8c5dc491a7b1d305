import type { ReactNode } from 'react';
import styles from './map-notice.module.css';

interface MapNoticeProps {
  children: ReactNode;
  /** What may go well the next time. */
  onRetry?: (() => void) | undefined;
}

/** Over a map: what is wrong with it, and what is possible all the same. */
export const MapNotice = ({ children, onRetry }: MapNoticeProps) => (
  <p className={styles.notice}>
    {children}
    {onRetry && (
      <>
        {' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          다시 시도
        </button>
      </>
    )}
  </p>
);

/** That of a map whose pictures could not be fetched. */
export const TilesMissing = ({ children }: { children: ReactNode }) => (
  <MapNotice>지도 그림을 불러오지 못했어요. {children}</MapNotice>
);
