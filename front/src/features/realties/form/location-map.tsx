import { useSite } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { MapAppLink } from '../../../ui/map/map-app-link.tsx';
import styles from './location-field.module.css';
import type { View } from './pin-map.tsx';
import type { Position } from './values.ts';

const fetchMap = async () => (await import('./pin-map.tsx')).PinMap;

export const MOVE_IT = '핀을 집 위치로 옮겨 주세요';

interface LocationMapProps {
  /** Where the pin is; null for no pin yet. */
  location: Position | null;
  view: View;
  /** The pin was put somewhere; `words` say how. */
  onMove: (position: Position, words: string) => void;
  /** The pin was put in the middle of the view, wherever that is. */
  onMiddle: (view: View, words: string) => void;
}

/** The map on which the home is pointed out, and how that is done. */
export const LocationMap = ({ location, view, onMove, onMiddle }: LocationMapProps) => {
  const { tileUrl } = useSite();
  return (
    <>
      <section className={styles.map} aria-label="집 위치를 고르는 지도">
        <LazyPart
          fetchCode={fetchMap}
          failure={
            <>
              지도를 불러오지 못했어요. 적은 내용과 사진은 그대로 있어요.{' '}
              <MapAppLink position={location ?? view}>지도 앱에서 위치 확인하기</MapAppLink>
            </>
          }
        >
          {(PinMap) => <PinMap position={location} view={view} tileUrl={tileUrl} onMove={onMove} />}
        </LazyPart>
      </section>
      {location ? (
        <p className={styles.hint}>
          핀을 끌거나 지도를 눌러 옮길 수 있어요. 키보드로는 핀에서 화살표 키를 누르면 10m, Shift와 함께
          누르면 100m씩 움직여요.
        </p>
      ) : (
        <Stack className={styles.none}>
          <p className={styles.hint}>지도를 눌러 집 위치에 핀을 놓아 주세요.</p>
          <Button onClick={() => onMiddle(view, `지도 가운데에 핀을 놓았어요. ${MOVE_IT}.`)}>
            지도 가운데에 핀 놓기
          </Button>
        </Stack>
      )}
    </>
  );
};
