import { type ComponentProps, useSyncExternalStore } from 'react';
import type { RealtyMap } from '../../realties/realty-map.tsx';
import { Button } from '../../ui/button.tsx';
import { useCode } from '../../ui/use-code.ts';
import styles from './map-side.module.css';

type MapProps = ComponentProps<typeof RealtyMap>;

/** From here on the map stands beside the list. */
const WIDE = '(min-width: 1024px)';

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

const fetchMap = async () => (await import('../../realties/realty-map.tsx')).RealtyMap;

/** The map beside the list; on phones in its place. Its code comes when it is seen. */
export const MapSide = ({ open, ...props }: MapProps & { open: boolean }) => {
  const wanted = useWide() || open;
  const { Code, failed, load } = useCode(fetchMap, wanted);
  return (
    <section className={`scripted ${styles.side}`} aria-label="지도">
      {wanted && Code && <Code {...props} />}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>지도를 불러오지 못했어요. 목록은 그대로 볼 수 있어요.</p>
          <Button onClick={load}>다시 시도</Button>
        </div>
      )}
      {wanted && !Code && !failed && (
        <p className={styles.failed} role="status">
          지도를 불러오는 중이에요
        </p>
      )}
    </section>
  );
};
