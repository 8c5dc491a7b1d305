import { type ComponentProps, useSyncExternalStore } from 'react';
import { WIDE } from '../../../theme/wide.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { RealtyMap } from '../map/realty-map.tsx';
import styles from './map-side.module.css';

type MapProps = ComponentProps<typeof RealtyMap>;

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for a map beside the list; on the server nobody knows. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

const fetchMap = async () => (await import('../map/realty-map.tsx')).RealtyMap;

/** The map beside the list; on phones in its place. Its code comes when it is seen. */
export const MapSide = ({ open, ...props }: MapProps & { open: boolean }) => {
  const wanted = useWide() || open;
  return (
    <section className={`scripted ${styles.side}`} aria-label="지도">
      {wanted && (
        <LazyPart
          fetchCode={fetchMap}
          failure="지도를 불러오지 못했어요. 목록은 그대로 볼 수 있어요."
          waiting={
            <p className={styles.waiting} role="status">
              지도를 불러오는 중이에요
            </p>
          }
        >
          {(RealtyMap) => <RealtyMap {...props} />}
        </LazyPart>
      )}
    </section>
  );
};
