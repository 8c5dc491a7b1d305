import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { BaseMap } from '../../../ui/map/base-map.tsx';
import { MapNotice, TilesMissing } from '../../../ui/map/map-notice.tsx';
import { usePins } from '../../../ui/map/use-pins.ts';
import type { MapRealty } from '../card/listed-realty.ts';
import type { RealtySearch } from '../search/search-parameters.ts';
import { filterOf } from '../search/search-query.ts';
import { readLeftMap, rememberMap } from './left-map.ts';
import { MapCard } from './map-card.tsx';
import { Pins, readArea } from './pins.tsx';
import styles from './realty-map.module.css';
import { areaOf, type MapView, Viewport } from './viewport.tsx';

interface RealtyMapProps {
  search: RealtySearch;
  /** The listings in the list beside it. */
  realties: readonly MapRealty[];
  /** How many there are in all. */
  count: number;
  /** The listing that the list points at. */
  pointed: number | null;
  onSearchArea: (area: string) => void;
}

/** Degrees around a point in which those that share it are looked for. */
const AROUND = 0.0006;

/** The listings of a search on a map, by their prices. Only for the browser. */
export const RealtyMap = ({ search, realties, count, pointed, onSearchArea }: RealtyMapProps) => {
  // The pins are of all that is in view, in the area of the search or beyond it.
  const { bbox: _area, ...filter } = filterOf(search);
  const { tileUrl } = useSite();
  const { key } = useLocation();
  const left = readLeftMap(key);
  const pin = useRef<HTMLElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const filterKey = JSON.stringify(filter);
  const [picked, setPicked] = useState<{ id: number; byKey: boolean; of: string } | null>(
    left && left.chosen !== null ? { id: left.chosen, byKey: false, of: filterKey } : null,
  );
  const [tilesMissing, setTilesMissing] = useState(false);
  const found = usePins(view && { filter, box: view.box, zoom: view.zoom }, readArea, left?.pins);
  const { failed, retry } = found;
  // While the pins of other conditions are awaited those from before may stay, but not in their stead.
  const isOther = found.of !== null && JSON.stringify(found.of.filter) !== filterKey;
  const pins = failed && isOther ? [] : found.pins;
  const chosen = picked?.of === filterKey ? picked : null;
  const chosenId = chosen?.id ?? null;

  const at = useRef(key);
  useEffect(() => {
    at.current = key;
  });
  useEffect(() => {
    if (view) rememberMap(at.current, view.box, pins, chosenId);
  }, [view, pins, chosenId]);

  const close = () => {
    setPicked(null);
    if (pin.current?.isConnected) pin.current.focus();
  };
  return (
    <div className={styles.map}>
      <BaseMap tileUrl={tileUrl} buttons="topright" onMissingTiles={setTilesMissing}>
        <Viewport
          area={search.bbox}
          left={left?.box}
          filter={filter}
          positions={realties.map(({ location }) => location)}
          count={count}
          chosen={
            pins.find(({ id }) => id === chosenId) ?? realties.find(({ id }) => id === chosenId)?.location
          }
          onView={setView}
          onBackground={() => setPicked(null)}
        />
        <Pins
          pins={pins}
          chosen={chosenId}
          pointed={realties.find(({ id }) => id === pointed)}
          onList={({ lat, lng }) =>
            onSearchArea(areaOf([lng - AROUND, lat - AROUND, lng + AROUND, lat + AROUND]))
          }
          onPick={(id, button, byKey) => {
            pin.current = button;
            setPicked({ id, byKey, of: filterKey });
          }}
        />
      </BaseMap>
      <div className={styles.over} role="status">
        {view?.moved && (
          <button type="button" className={styles.again} onClick={() => onSearchArea(areaOf(view.box))}>
            이 지역에서 다시 검색
          </button>
        )}
        {failed && (
          <MapNotice onRetry={retry}>지도에 매물을 표시하지 못했어요. 목록은 그대로 볼 수 있어요.</MapNotice>
        )}
        {tilesMissing && !failed && <TilesMissing>매물의 위치와 가격은 볼 수 있어요.</TilesMissing>}
      </div>
      {chosen && <MapCard id={chosen.id} realties={realties} focused={chosen.byKey} onClose={close} />}
    </div>
  );
};
