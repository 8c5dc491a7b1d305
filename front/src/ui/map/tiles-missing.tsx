import type { ReactNode } from 'react';
import styles from './tiles-missing.module.css';

/** Over a map whose pictures could not be fetched, with what is possible without them. */
export const TilesMissing = ({ children }: { children: ReactNode }) => (
  <p className={styles.missing}>지도 그림을 불러오지 못했어요. {children}</p>
);
