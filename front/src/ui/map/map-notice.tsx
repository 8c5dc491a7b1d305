import type { ReactNode } from 'react';
import styles from './map-notice.module.css';

/** Over a map: what is wrong with it, and what is possible all the same. */
export const MapNotice = ({ children }: { children: ReactNode }) => (
  <p className={styles.notice}>{children}</p>
);

/** That of a map whose pictures could not be fetched. */
export const TilesMissing = ({ children }: { children: ReactNode }) => (
  <MapNotice>지도 그림을 불러오지 못했어요. {children}</MapNotice>
);
