import type { ComponentProps } from 'react';
import { LazyPart } from '../ui/lazy-part.tsx';
import styles from './list-map.module.css';

/** The frame of a map above the list of what is on it, whose code comes after the page. */
export const ListMap = <P,>(props: Pick<ComponentProps<typeof LazyPart<P>>, 'fetchCode' | 'children'>) => (
  <div className={`scripted ${styles.map}`}>
    <LazyPart failure="지도를 불러오지 못했어요. 아래 목록은 그대로예요." {...props} />
  </div>
);
